// Focuses a field on mount, where the button that led to it keeps its place under another name.
import { useEffect } from 'react';

export function useFocusOnMount(id: string): void {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
}
