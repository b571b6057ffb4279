// A wallet as lists name it: coin, code of the currency, its own name in brackets.
import { styled } from 'styled-components';
import type { Wallet } from '../../api/schemas/wallets.ts';
import { Coin } from '../kit/Coin.tsx';

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
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** `USDT (Tether USD)`. */
export const walletName = ({ currency, name }: Named): string => (name === '' ? currency : `${currency} (${name})`);

export function WalletName({ currency, name }: Named) {
  return (
    <Line>
      <Coin currency={currency} />
      <span>
        {currency} {name === '' ? null : <span className="muted">({name})</span>}
      </span>
    </Line>
  );
}
