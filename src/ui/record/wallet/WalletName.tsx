// Wallet label: coin icon, currency code, name in brackets.
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { styled } from 'styled-components';
import type { Wallet } from '../../../api/schemas/wallets.ts';
import { CurrencyIcon } from '../../kit/display/CurrencyIcon.tsx';

type Named = Pick<Wallet, 'currency' | 'name'>;

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  max-width: 100%;
  min-width: 0;
  vertical-align: middle;

  > svg {
    flex: none;
  }
  > span {
    display: flex;
    min-width: 0;
    white-space: pre;
  }
  .code {
    flex: none;
  }
  .muted {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** `USDT (Tether USD)`. */
export const getWalletName = ({ currency, name }: Named): string =>
  name ? `${currency ?? EMPTY_VALUE} (${name})` : (currency ?? EMPTY_VALUE);

/** In narrow space the name is truncated, never the code. */
export function WalletName({ currency, name }: Named) {
  return (
    <Line>
      <CurrencyIcon currency={currency} />
      <span>
        <span className="code">{name === '' ? (currency ?? EMPTY_VALUE) : `${currency ?? EMPTY_VALUE} `}</span>
        {name === '' ? null : <span className="muted">{`(${name})`}</span>}
      </span>
    </Line>
  );
}
