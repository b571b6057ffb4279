// An option of a select, a filter or a radio group.

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}
