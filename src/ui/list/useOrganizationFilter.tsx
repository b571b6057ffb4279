// Filter by one organisation: a chip with its name, a dialog with a search.
import { organizationList } from '../../api/endpoints/organizations.ts';
import type { PageOf } from '../../api/schemas/reader.ts';
import { type Query, useQuery } from '../hooks/data/useQuery.ts';
import { SkeletonLines } from '../kit/feedback/Skeleton.tsx';
import { QueryContent } from '../query/QueryContent.tsx';
import type { RecordFilter } from './Filters.tsx';
import { OrganizationField } from '../form/fields/OrganizationField.tsx';
import { type OrganizationOption, parseOption } from '../form/fields/organizationOption.ts';

/** `first` as in `OrganizationField`; `id` as in the URL, which has no name. */
export function useOrganizationFilter(
  first: Query<PageOf<OrganizationOption>>,
  id: string | undefined,
): RecordFilter & { readonly kind: 'record' } {
  const set = useQuery(organizationList, id === undefined ? null : { query: { company_id: id, limit: 1 } });
  return {
    kind: 'record',
    shown: set.data?.results.find((organization) => String(organization.id) === id)?.company_name ?? undefined,
    field: (props) => (
      <QueryContent query={first} skeleton={<SkeletonLines count={2} />}>
        {(page) => <OrganizationField {...props} first={page} />}
      </QueryContent>
    ),
    idOf: (value) => String(parseOption(value)?.id),
  };
}
