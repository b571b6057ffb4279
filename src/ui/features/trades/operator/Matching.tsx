// Offers that fit a request (contract row 43), the chosen one and the terms of a lot with it.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { useConfirm } from '../../../bind/useConfirm.ts';
import type { Query } from '../../../bind/useQuery.ts';
import { Button } from '../../../kit/Button.tsx';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { SkeletonLines } from '../../../kit/Skeleton.tsx';
import { PageColumns, PageFrame, PageStack } from '../../../patterns/PageFrame.ts';
import { Answered } from '../../../patterns/Answered.tsx';
import { stateOf } from '../../../patterns/listStates.tsx';
import { LotForm } from './LotForm.tsx';
import { Offers } from './Offers.tsx';
import { texts } from './texts.ts';

const Terms = styled.div`
  display: grid;
  gap: 12px;
`;

interface OfferPage {
  readonly count: number;
  readonly previous: string | null;
  readonly next: string | null;
  readonly results: readonly Trade[];
}
/** The question of row 43. */
export type Offered = Query<OfferPage>;

/** The offer that the server would take by itself: the first of all, so one of the first page. */
export const bestOf = ({ data }: Pick<Offered, 'data'>): Trade | undefined =>
  data?.previous === null ? data.results[0] : undefined;

/** The ways to further offers; where there are no others, how these stand. */
function Neighbours({ of: { data, follow } }: { of: Pick<Offered, 'data' | 'follow'> }) {
  const { previous, next } = data ?? { previous: null, next: null };
  if (previous === null && next === null) return 'Лучший курс первым';
  return (
    <>
      {previous === null ? null : (
        <Button size="small" onClick={() => follow(previous)}>
          Предыдущие
        </Button>
      )}
      {next === null ? null : (
        <Button size="small" onClick={() => follow(next)}>
          Ещё предложения
        </Button>
      )}
    </>
  );
}

interface MatchingProps {
  readonly trade: Trade;
  readonly query: Offered;
  /** Below the offers: the request itself. */
  readonly children: ReactNode;
}

/** The best offer is chosen until another one is. */
export function Matching({ trade, query, children }: MatchingProps) {
  const picked = useConfirm<number>(() => undefined);
  const offers = query.data?.results ?? [];
  const offer = offers.find(({ id }) => id === picked.subject) ?? offers[0];
  const choose = (id: number) => {
    picked.no();
    picked.ask(id);
  };
  return (
    <PageFrame data-state={stateOf(query)}>
      <PageColumns>
        <PageStack>
          <Panel title="Встречные заявки" count={query.data?.count} aside={<Neighbours of={query} />}>
            <Answered query={query} wait={<SkeletonLines padded count={15} />}>
              {() =>
                offer ? (
                  <Offers own={trade} offers={offers} chosen={offer.id} onChoose={choose} />
                ) : (
                  <EmptyState
                    title={texts.noOffers}
                    text="Появится встречная заявка с близким курсом — её можно будет выбрать здесь."
                    action={
                      <Button size="small" busy={query.busy} onClick={query.refresh}>
                        Обновить
                      </Button>
                    }
                  />
                )
              }
            </Answered>
          </Panel>
          {children}
        </PageStack>
        {offer ? (
          <Panel title={`Лот с ${offer.number}`} padded>
            <Terms>
              <LotForm key={offer.id} own={trade} offer={offer} />
            </Terms>
          </Panel>
        ) : null}
      </PageColumns>
    </PageFrame>
  );
}
