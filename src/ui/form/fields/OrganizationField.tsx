// Select of one organisation: the first ten, and a server search for the others.
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { organizationList } from '../../../api/endpoints/organizations.ts';
import type { PageOf } from '../../../api/schemas/reader.ts';
import type { TextFieldBinding } from '../../hooks/form/fieldProps.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { useDebouncedSearch } from '../../hooks/list/useDebouncedSearch.ts';
import { SelectField, type SelectFieldProps } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { formatCount } from '../../kit/display/format.ts';
import { getRoleLabel } from '../../texts/roles.ts';
import { QueryPlaceholder } from '../../query/QueryContent.tsx';
import {
  type OrganizationOption,
  MAX_VISIBLE_OPTIONS,
  isSameOrganization,
  serializeOption,
  parseOption,
} from './organizationOption.ts';

/** Same delay as the chat search. */
const PAUSE_MS = 500;

/** Side by side where there is room. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
  gap: 8px 16px;
  align-items: start;
`;

interface ChoiceProps extends TextFieldBinding, Omit<SelectFieldProps, keyof TextFieldBinding | 'options' | 'hint'> {
  /** Initial focus of the dialog: the search, if there is one. */
  readonly 'data-autofocus'?: boolean;
}

interface OrganizationFieldProps extends ChoiceProps {
  /** First page without a search: up to `MAX_VISIBLE_OPTIONS` rows and the total. */
  readonly first: PageOf<OrganizationOption>;
}

/** A select whose value `parseOption` reads; with a search field if not all organisations fit. */
export function OrganizationField({ first, ...choice }: OrganizationFieldProps) {
  if (first.count <= first.results.length) return <Choice {...choice} page={first} />;
  return <SearchedChoice {...choice} first={first} />;
}

/** One select for every result, so that the keyboard focus stays when results arrive. */
function SearchedChoice({ first, 'data-autofocus': isFirst, ...choice }: OrganizationFieldProps) {
  const search = useDebouncedSearch(PAUSE_MS);
  const isSearched = search.query !== '';
  const question = isSearched ? { query: { search_query: search.query, limit: MAX_VISIBLE_OPTIONS } } : null;
  // assumed: the companies of the reports are searched with this call too, since the call that lists them has no search
  const found = useQuery(organizationList, question);
  // Results of another search text are not shown.
  const page = found.busy || found.failure ? undefined : found.data;
  const hint = found.busy ? 'Поиск…' : page && foundText(page, choice.value !== '');
  const giveUp = () => {
    found.cancel();
    search.reset();
  };
  return (
    <Pair>
      <TextField
        data-autofocus={isFirst}
        type="search"
        label="Поиск по названию или ИНН"
        compact
        value={search.text}
        onChange={({ target }) => search.type(target.value)}
        onKeyDown={sendNothing}
      />
      <div>
        <Choice {...choice} page={isSearched ? page : first} hint={hint} />
        {isSearched && !page ? <QueryPlaceholder query={{ ...found, cancel: giveUp }} skeleton={null} /> : null}
      </div>
    </Pair>
  );
}

/** The search may be inside a form: Enter would submit it without a choice. */
function sendNothing(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** The selected option stays during a search. */
function Choice({
  page,
  hint,
  ...select
}: ChoiceProps & { page: PageOf<OrganizationOption> | undefined; hint?: string | undefined }) {
  const chosen = parseOption(select.value);
  const others = (page?.results ?? []).filter((one) => !isSameOrganization(one, chosen));
  const options = (chosen ? [chosen, ...others] : others).map((one) => ({
    value: serializeOption(one),
    label: labelOf(one),
  }));
  return <SelectField {...select} options={options} hint={hint ?? (page && moreText(page))} />;
}

const labelOf = ({ company_name, role, inn }: OrganizationOption) =>
  [company_name, getRoleLabel(role), inn].filter((part) => part !== undefined && part !== null).join(' · ');

/** Empty if all of them are listed. */
function moreText({ count, results }: PageOf<OrganizationOption>): string | undefined {
  const more = count - results.length;
  return more > 0 ? `Ещё ${formatCount(more)}: уточните название` : undefined;
}

/** A search result is not selected automatically: an empty field may mean all organisations. */
function foundText(page: PageOf<OrganizationOption>, isChosen: boolean): string {
  if (page.count === 0) return 'Ничего не найдено';
  return moreText(page) ?? `Найдено: ${page.count}${isChosen ? '' : ', выберите из списка'}`;
}
