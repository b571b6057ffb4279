// Transaction hash with a copy button and a link to the explorer of its network.
import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import { CopyableValue } from '../payment/CopyableValue.tsx';
import { getTransactionExplorer } from './explorers.ts';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  align-items: center;
  justify-content: flex-end;

  > a {
    display: inline-flex;
    gap: 4px;
    align-items: center;
  }
  > a > .lucide {
    width: 14px;
    height: 14px;
  }
`;

export function TransactionHash({ hash, network }: { hash: string; network: string | null }) {
  const explorer = getTransactionExplorer(hash, network);
  return (
    <Line>
      <CopyableValue label="Хеш транзакции" value={hash} />
      {explorer !== null ? (
        <a href={explorer} target="_blank" rel="noopener noreferrer">
          <span>Открыть в обозревателе</span>
          <ExternalLink aria-hidden />
        </a>
      ) : null}
    </Line>
  );
}
