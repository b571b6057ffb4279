// The record open beside a list that has no call for one record: also when the page shown is without it.
import type { Page } from '../../api/schemas/fields.ts';
import { type Whole, useOpenRow } from '../bind/useOpenRow.ts';
import { type DetailProps, Opened } from './DetailScreen.tsx';

interface ListDetailProps<T> extends DetailProps<T> {
  /** Where the record is looked for when it is not on the page that `query` shows. */
  readonly whole: Whole<Page<T>>;
}

/** Finds the record of `id` on the page of `query`, else in the whole list. */
export function ListDetail<T extends { readonly id: number }>(props: ListDetailProps<T>) {
  return <Sought key={props.id} {...props} />;
}

function Sought<T extends { readonly id: number }>({ whole, ...props }: ListDetailProps<T>) {
  return <Opened {...props} {...useOpenRow(props.query, props.id, whole)} />;
}
