// Transaction hash with a copy button and a link to the explorer of its network.
import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import { CopyableValues } from '../payment/CopyableValues.tsx';

/** Public explorers; SPCTR has none. */
const EXPLORERS: Readonly<Record<string, (hash: string) => string>> = {
  trx: (hash) => `https://tronscan.org/#/transaction/${hash}`,
  eth: (hash) => `https://etherscan.io/tx/${hash.startsWith('0x') ? hash : `0x${hash}`}`,
  btc: (hash) => `https://mempool.space/tx/${hash}`,
};

/** Only a plausible hash may become part of a URL. */
const isHash = (text: string): boolean => /^[\w-]{16,128}$/.test(text);

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
  const explorer = network === null ? undefined : getOwnProperty(EXPLORERS, network.toLowerCase());
  return (
    <Line>
      <CopyableValues label="Хеш транзакции" value={hash} />
      {explorer && isHash(hash) ? (
        <a href={explorer(hash)} target="_blank" rel="noopener noreferrer">
          <span>Открыть в обозревателе</span>
          <ExternalLink aria-hidden />
        </a>
      ) : null}
    </Line>
  );
}
