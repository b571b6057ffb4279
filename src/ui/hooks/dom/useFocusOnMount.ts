// Moves the focus to a field that has just come, where the button that led to it stays at its place under another name.
import { useEffect } from 'react';

/** `id` is the field's. */
export function useFocusOnMount(id: string): void {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
}
