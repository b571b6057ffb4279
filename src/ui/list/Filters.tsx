// List filters as chips: pressing a set one clears it, the others open a small dialog.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Validator, maxLengthValidator, requiredValidator } from '../../api/validation/validator.ts';
import { normalizeDate, validateDate } from '../../api/validation/dates.ts';
import { amountValidator } from '../../api/validation/amounts.ts';
import type { FormValues } from '../../machines/form/form.machine.ts';
import type { TextFieldBinding } from '../hooks/form/fieldProps.ts';
import { RELATIVE_DAYS } from '../hooks/list/relativeDays.ts';
import { getTextValue } from '../hooks/form/useMutationForm.ts';
import { useDisclosure } from '../hooks/core/useDisclosure.ts';
import { useConfirm } from '../hooks/form/useConfirm.ts';
import { type Form, useForm } from '../hooks/form/useForm.ts';
import { type ListParams, MAX_FILTER_LENGTH } from '../hooks/list/useListParams.ts';
import { KEYBOARD_SHORTCUTS, useShortcuts } from '../hooks/dom/useShortcuts.ts';
import { AmountField } from '../kit/fields/AmountField.tsx';
import { Button } from '../kit/actions/Button.tsx';
import { Dialog } from '../kit/overlay/Dialog.tsx';
import { FilterChip } from '../kit/table/FilterChip.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import type { SelectOption } from '../texts/options.ts';
import { type Tab, Tabs } from '../kit/actions/Tabs.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { formatDate, formatMoney } from '../kit/display/format.ts';
import { DateField } from '../form/fields/DateField.tsx';

const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 16px;
`;

/** A filter of a list: `name` in the URL and in the request. */
export type FilterField<K extends string> = {
  readonly name: K;
  readonly label: string;
  /** Shown on demand, or while it is set. */
  readonly isExtra?: true;
} & (
  | { readonly kind: 'text' }
  | { readonly kind: 'day' }
  | { readonly kind: 'amount'; readonly currency: string }
  | { readonly kind: 'choice'; readonly options: readonly SelectOption[] }
  | ({ readonly kind: 'record' } & RecordFilter)
);

/** A filter by one record, chosen by search; the URL and the request hold its id. */
export interface RecordFilter {
  /** Name of the selected record; its id until the name is known. */
  readonly shown: string | undefined;
  readonly field: (props: RecordFieldProps) => ReactNode;
  /** The id in the value of `field`. */
  readonly idOf: (value: string) => string;
}
export interface RecordFieldProps extends TextFieldBinding {
  readonly label: string;
  readonly placeholder: string;
  readonly 'data-autofocus': boolean;
}

/** First and last day of a period. */
export const periodFilters = <K extends string>(from: K, to: K): readonly FilterField<K>[] => [
  { name: from, label: 'Период с', kind: 'day' },
  { name: to, label: 'Период по', kind: 'day' },
];

interface FiltersProps<K extends string> {
  readonly list: ListParams<K>;
  readonly filters: readonly FilterField<K>[];
}

/** Chips in the order of `filters`, the first with a shortcut, and «Сбросить фильтры (n)» if a tab or chip is set. */
export function Filters<K extends string>({ list, filters }: FiltersProps<K>) {
  const editor = useConfirm<FilterField<K>>(() => undefined);
  useShortcuts();
  const press = (filter: FilterField<K>) =>
    list.chosen[filter.name] === undefined ? editor.open(filter) : list.filter(patch(filter.name, null));
  const more = useDisclosure();
  const isShown = ({ name, isExtra }: FilterField<K>) => !isExtra || more.isOpen || list.chosen[name] !== undefined;
  const folded = filters.filter((filter) => !isShown(filter)).length;
  return (
    <>
      {filters.filter(isShown).map((filter, index) => (
        <FilterChip
          key={filter.name}
          label={filter.label}
          value={shown(filter, list.chosen[filter.name])}
          aria-keyshortcuts={index === 0 ? KEYBOARD_SHORTCUTS.search : undefined}
          onPress={() => press(filter)}
        />
      ))}
      {folded > 0 ? (
        <Button variant="ghost" onClick={more.open}>
          {`Ещё фильтры (${folded})`}
        </Button>
      ) : null}
      {list.activeFilterCount > 0 ? (
        <Button variant="ghost" size="small" onClick={list.reset}>
          {`Сбросить фильтры (${list.activeFilterCount})`}
        </Button>
      ) : null}
      {editor.subject ? (
        <FilterDialog
          filter={editor.subject}
          onClose={editor.dismiss}
          onSet={(value) => {
            if (editor.subject) list.filter(patch(editor.subject.name, value));
            editor.dismiss();
          }}
        />
      ) : null}
    </>
  );
}

function patch<K extends string>(name: K, value: string | null): Readonly<Partial<Record<K, string | null>>>;
function patch(name: string, value: string | null): Readonly<Record<string, string | null>> {
  return { [name]: value };
}

function shown<K extends string>(filter: FilterField<K>, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (filter.kind === 'amount') return formatMoney(value, filter.currency);
  if (filter.kind === 'day') return RELATIVE_DAYS[value]?.toLowerCase() ?? formatDate(value);
  if (filter.kind === 'choice') return filter.options.find((option) => option.value === value)?.label ?? value;
  if (filter.kind === 'record') return filter.shown ?? value;
  return value;
}

interface DialogProps<K extends string> {
  readonly filter: FilterField<K>;
  readonly onSet: (value: string) => void;
  readonly onClose: () => void;
}

function checkOf<K extends string>(filter: FilterField<K>): Validator | undefined {
  if (filter.kind === 'amount') return amountValidator(filter.currency);
  if (filter.kind === 'day') return validateDate;
  return filter.kind === 'text' ? maxLengthValidator(MAX_FILTER_LENGTH) : undefined;
}

function FilterDialog<K extends string>({ filter, onSet, onClose }: DialogProps<K>) {
  const check = requiredValidator(checkOf(filter));
  const valueIn = (values: FormValues) =>
    (filter.kind === 'day' ? normalizeDate : String)(getTextValue(values, 'value'));
  const form = useForm(
    {
      initial: { value: '' },
      validate(values: FormValues): Readonly<Record<string, string>> {
        const wrong = check(valueIn(values));
        return wrong === null ? {} : { value: wrong };
      },
      submit: (values) => Promise.resolve({ ok: true, value: valueIn(values) }),
    },
    { onSent: (value) => onSet(filter.kind === 'record' ? filter.idOf(String(value)) : String(value)) },
  );
  return (
    <Dialog
      title={filter.label}
      width={400}
      onClose={onClose}
      onSubmit={form.submit}
      footer={
        <>
          <Button onClick={onClose}>Отмена</Button>
          <Button type="submit" variant="primary">
            Применить
          </Button>
        </>
      }
    >
      {filter.kind === 'day' ? (
        <Presets role="group" aria-label="День, который сдвигается с календарём">
          {Object.entries(RELATIVE_DAYS).map(([code, label]) => (
            <Button key={code} size="small" onClick={() => onSet(code)}>
              {label}
            </Button>
          ))}
        </Presets>
      ) : null}
      <ValueField filter={filter} form={form} />
    </Dialog>
  );
}

const UNCHOSEN = 'Выберите';

function ValueField<K extends string>({ filter, form }: { filter: FilterField<K>; form: Form }) {
  const field = { ...form.text('value'), label: filter.label, 'data-autofocus': true };
  if (filter.kind === 'choice') return <SelectField {...field} options={filter.options} placeholder={UNCHOSEN} />;
  if (filter.kind === 'record') return filter.field({ ...field, placeholder: UNCHOSEN });
  if (filter.kind === 'text') return <TextField {...field} />;
  const { onChange: _typed, ...masked } = field;
  const change = (value: string) => form.change('value', value);
  if (filter.kind === 'day') return <DateField {...masked} onValue={change} />;
  return <AmountField {...masked} currency={filter.currency} onAmount={change} />;
}

interface StatusTabsProps<K extends string> {
  readonly list: ListParams<K>;
  /** The filter that the tabs set. */
  readonly name: K;
  readonly options: readonly SelectOption[];
  /** Number of rows in the current tab. */
  readonly count: number | undefined;
  /** Replaces «Все»: the status that a URL without one means. */
  readonly first?: string;
}

/** «Все» and one tab per status; links, so that each can be opened in a new browser tab. */
export function StatusTabs<K extends string>({ list, name, options, count, first = '' }: StatusTabsProps<K>) {
  const current = list.filters[name] ?? first;
  const patchOf = (value: string) => patch(name, value === first ? null : value);
  const all: readonly SelectOption[] = first === '' ? [{ value: '', label: 'Все' }] : [];
  const tabs: readonly Tab[] = [...all, ...options].map(({ value, label }) => ({
    key: value,
    label,
    href: list.filterHref(patchOf(value)),
    count: value === current ? count : undefined,
  }));
  return <Tabs label="Статус" tabs={tabs} current={current} onSelect={(value) => list.filter(patchOf(value))} />;
}
