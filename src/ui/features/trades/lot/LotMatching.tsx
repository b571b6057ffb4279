// Matching offers of a request (tests/contract/calls.json row 43), the selected one and the terms of a lot with it.
import { CircleAlert, Handshake } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Trade } from '../../../../api/schemas/trades.ts';
import { useConfirm } from '../../../hooks/form/useConfirm.ts';
import type { Query } from '../../../hooks/data/useQuery.ts';
import { Banner } from '../../../kit/feedback/Banner.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { SkeletonLines } from '../../../kit/feedback/Skeleton.tsx';
import { PageColumns, PageContainer, PageStack } from '../../../kit/layout/Page.styles.ts';
import { QueryContent } from '../../../query/QueryContent.tsx';
import { NoOffers, OfferPagination } from '../../../list/OfferPagination.tsx';
import { getQueryState } from '../../../query/queryStates.tsx';
import { LotForm } from './LotForm.tsx';
import { OfferComparison } from './OfferComparison.tsx';

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
/** Query of row 43. */
export type MatchingOffer = Query<OfferPage>;

/** The server's default offer: the first one of the first page. */
export const getBestOffer = ({ data }: Pick<MatchingOffer, 'data'>): Trade | undefined =>
  data?.previous === null ? data.results[0] : undefined;

interface MatchingProps {
  readonly trade: Trade;
  readonly query: MatchingOffer;
  /** Below the offers: the request itself. */
  readonly children: ReactNode;
}

/** A selected or edited offer, and its page. */
interface Held {
  readonly offer: Trade;
  readonly page: string | null;
}

/** Whether one of the two answers the other: the client chose this counterparty. */
const isAnswer = (own: Trade, offer: Trade): boolean =>
  (own.offer_number !== null && own.offer_number === offer.number) ||
  (offer.offer_number !== null && offer.offer_number === own.number);

/** Offer of the lot: the kept one while its page still contains it; else the answered one, else the first. */
function useOffer(own: Trade, { data }: MatchingOffer) {
  const picked = useConfirm<Held>(() => undefined);
  const { results: offers, previous: page } = data ?? { results: [], previous: null };
  const held = picked.subject;
  const known = offers.find(({ id }) => id === held?.offer.id);
  // assumed: a better offer, or another page, does not replace the offer being edited
  const answered = offers.find((offer) => isAnswer(own, offer));
  const offer = known ?? (held && held.page !== page ? held.offer : (answered ?? offers[0]));
  const hold = (chosen: Trade) => {
    if (chosen.id === held?.offer.id) return;
    picked.dismiss();
    picked.open({ offer: chosen, page });
  };
  return { offers, offer, answered, hold, lost: held && offer?.id !== held.offer.id ? held.offer : null };
}

/** The best offer is selected until the user selects another or edits the terms. */
export function LotMatching({ trade, query, children }: MatchingProps) {
  const { offers, offer, answered, hold, lost } = useOffer(trade, query);
  return (
    <PageContainer data-state={getQueryState(query)}>
      <PageColumns>
        <PageStack>
          <Panel
            title="Встречные заявки"
            count={query.data?.count}
            aside={<OfferPagination query={query} nextLabel="Ещё предложения" />}
          >
            <QueryContent query={query} skeleton={<SkeletonLines padded count={15} />}>
              {() =>
                offer ? (
                  <OfferComparison own={trade} offers={offers} chosen={offer.id} onChoose={hold} />
                ) : (
                  <NoOffers
                    query={query}
                    text="Появится встречная заявка с близким курсом — её можно будет выбрать здесь."
                  />
                )
              }
            </QueryContent>
          </Panel>
          {children}
        </PageStack>
        {offer ? (
          <Panel title={`Лот с ${offer.number}`} padded>
            <Terms>
              {lost ? (
                <Banner tone="warning" icon={<CircleAlert />} inset>
                  {`Заявки ${lost.number} больше нет среди встречных: теперь это лот с ${offer.number}`}
                </Banner>
              ) : null}
              <AnswerNote trade={trade} offer={offer} answered={answered} />
              <LotForm key={offer.id} own={trade} offer={offer} onBegun={hold} />
            </Terms>
          </Panel>
        ) : null}
      </PageColumns>
    </PageContainer>
  );
}

interface AnswerNoteProps {
  readonly trade: Trade;
  readonly offer: Trade;
  readonly answered: Trade | undefined;
}

/** The offer that the client answered: selected, changed to another, or not among the offers. */
function AnswerNote({ trade, offer, answered }: AnswerNoteProps) {
  const number = answered?.number ?? trade.offer_number;
  if (number === null) return null;
  if (offer.id === answered?.id) {
    return (
      <Banner tone="info" icon={<Handshake />} inset>
        {trade.offer_number === null ? `${number} — отклик на эту заявку` : `Клиент откликнулся на ${number}`}
      </Banner>
    );
  }
  return (
    <Banner tone="warning" icon={<CircleAlert />} inset>
      {answered
        ? `Клиент откликнулся на ${number}, а выбрана ${offer.number}`
        : `Клиент откликнулся на ${number}: её нет среди этих встречных заявок`}
    </Banner>
  );
}
