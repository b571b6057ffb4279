// After a create call without a response: the records that match the sent data, with links.
import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { DuplicateRecord, DuplicateKind } from '../../api/endpoints/duplicates.ts';
import type { Role } from '../../api/roles.ts';
import { Link } from '../hooks/core/Link.tsx';
import type { LostWrite as Lost } from '../hooks/form/useMutationForm.ts';
import { useBaseQuery } from '../hooks/data/useQuery.ts';
import { useServices } from '../hooks/core/services.ts';
import { useSession } from '../hooks/session/useSession.ts';
import { Banner } from '../kit/feedback/Banner.tsx';
import { Button } from '../kit/actions/Button.tsx';
import { formatMoney } from '../kit/display/format.ts';
import {
  OUTCOME_UNKNOWN,
  REMOVE_DUPLICATE,
  getAlreadyCreatedText,
  getPossibleDuplicateText,
  getDuplicatesText,
} from '../texts/unknownOutcome.ts';

const Box = styled.div`
  &:not(:last-child) {
    margin-bottom: 12px;
  }
`;

const AREA: Readonly<Record<Role, string>> = {
  ved_participant: '/account',
  liquidity_provider: '/liquidity',
  authorized_organization: '/organization',
};
const DEALS = { buy: 'deal', sell: 'deal-sales', exchange: 'deal-exchange' } as const;

/** Path of a record in the area of `role`; null for a record without a screen of its own. */
function hrefOf(kind: DuplicateKind, id: DuplicateRecord['id'], role: Role): string | null {
  const area = AREA[role];
  const isOperator = role === 'authorized_organization';
  switch (kind) {
    case 'deposit':
      return `${area}/${role === 'ved_participant' ? 'replenishment-requests' : 'operations-history'}?id=${id}`;
    case 'withdrawal':
      return isOperator ? `${area}/withdrawal-requests/${id}` : `${area}/operations-history?tab=withdrawals&id=${id}`;
    case 'payment':
      return `${area}/history-request-for-payment-ved?id=${id}`;
    case 'wallet':
      return `${area}/${isOperator ? 'wallets' : role === 'ved_participant' ? 'digital-wallets' : 'my-wallets'}?id=${id}`;
    case 'report':
      return `${area}/responsibility-report?id=${id}`;
    case 'chat':
      return `${area}/${isOperator ? 'support' : 'help-chat'}/${id}`;
    case 'agreement':
    case 'submission':
      return null;
    case 'buy':
    case 'sell':
    case 'exchange':
      return `${area}/${DEALS[kind]}/${id}`;
  }
}

const nameOf = ({ id, number, amount, currency }: DuplicateRecord): string => {
  const name = number ?? String(id);
  if (amount !== null) return `${name} на ${formatMoney(amount, currency)}`;
  return currency === null ? name : `${name}, ${currency}`;
};

/** Refetched by the button and on invalidation: the server may carry out the write late. */
export function LostWriteNotice({ lost: { search, sent, since, restored } }: { lost: Lost }) {
  const { role } = useSession();
  const { data, busy, refresh } = useBaseQuery(search.list, search.call.input, useServices().requests);
  const found = data === undefined ? [] : search.find(data, sent, since);
  const recent = found.filter(({ isRecent }) => isRecent);
  const twins = recent.length > 0 ? recent : found.slice(0, 1);
  const message = textOf(search.kind, recent.length, twins.length);
  if (message === null && !restored) return null;
  return (
    <Box>
      <Banner
        tone="warning"
        icon={<TriangleAlert />}
        inset
        action={
          <Button size="small" busy={busy} onClick={refresh}>
            Проверить ещё раз
          </Button>
        }
      >
        {message === null ? (
          <span>{OUTCOME_UNKNOWN}</span>
        ) : (
          <>
            <span>{`${message}: `}</span>
            {twins.map((twin, index) => (
              <Fragment key={twin.id}>
                {index === 0 ? null : <span>, </span>}
                <RecordName href={role === null ? null : hrefOf(search.kind, twin.id, role)}>{nameOf(twin)}</RecordName>
              </Fragment>
            ))}
            {recent.length > 1 ? <span>{`. ${REMOVE_DUPLICATE}`}</span> : null}
          </>
        )}
      </Banner>
    </Box>
  );
}

function RecordName({ href, children }: { href: string | null; children: string }) {
  return href === null ? <span>{children}</span> : <Link href={href}>{children}</Link>;
}

function textOf(kind: DuplicateKind, recent: number, all: number): string | null {
  if (recent > 1) return getDuplicatesText(kind, recent);
  if (recent === 1) return getAlreadyCreatedText(kind);
  return all > 0 ? getPossibleDuplicateText(kind) : null;
}
