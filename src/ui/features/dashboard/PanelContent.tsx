// A panel's content as soon as its questions are answered; until then, and where it failed, what stands in its place.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { combineQueries } from '../../hooks/data/combineQueries.ts';
import type { Query } from '../../hooks/data/useQuery.ts';
import { Panel } from '../../kit/Panel.tsx';
import { SkeletonLines } from '../../kit/feedback/Skeleton.tsx';
import { QueryPlaceholder } from '../../query/QueryContent.tsx';
import { StaleDataBanner, getQueryState } from '../../query/queryStates.tsx';

/** As high as its neighbour in the same row. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > section:only-child {
    height: 100%;
  }
`;

interface ReadyProps<T> {
  readonly query: Query<T>;
  /** Further questions without whose answers the panel would say something wrong. */
  readonly and?: readonly Query<unknown>[];
  /** Title of the panel while there is no answer. */
  readonly title: string;
  /** What stands there when the answer is that there is no such thing (404). */
  readonly none?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

export function PanelContent<T>({ query, and = [], title, none, children }: ReadyProps<T>) {
  const { data } = query;
  return (
    <Place data-state={getQueryState(query)}>
      {data === undefined || and.some((one) => one.data === undefined) ? (
        <Panel title={title}>
          <QueryPlaceholder
            query={combineQueries(query, ...and)}
            missing={none}
            wait={<SkeletonLines padded count={5} />}
          />
        </Panel>
      ) : (
        <>
          <StaleDataBanner {...([query, ...and].find(({ failure, lost }) => failure || lost) ?? query)} />
          {children(data)}
        </>
      )}
    </Place>
  );
}
