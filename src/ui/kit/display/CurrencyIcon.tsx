// Own currency icons on flat discs: no trademarks, readable at 20 px; an unknown code shows its first letters.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';

const line = { fill: 'none', stroke: '#fff', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const SIGNS: Readonly<Record<string, ReactNode>> = {
  RUB: <path {...line} strokeWidth="1.7" d="M8.6 16.5V6h4a3.1 3.1 0 0 1 0 6.2H6.9M6.9 14.4h5" />,
  USDT: (
    <>
      <path {...line} strokeWidth="2" d="M6 8.2h10M6 13.8h10" />
      <circle cx="11" cy="11" r="1.35" fill="#fff" />
    </>
  ),
  BTC: (
    <>
      <rect x="5.8" y="5.8" width="6.4" height="6.4" rx="1.2" fill="none" stroke="#fff" strokeWidth="1.7" />
      <rect x="9.8" y="9.8" width="6.4" height="6.4" rx="1.2" fill="#fff" />
    </>
  ),
  ETH: (
    <>
      <path {...line} strokeWidth="1.5" d="M11 6.2 16 15H6Z" />
      <circle cx="11" cy="6.2" r="1.9" fill="#fff" />
      <circle cx="16" cy="15" r="1.9" fill="#fff" />
      <circle cx="6" cy="15" r="1.9" fill="#fff" />
    </>
  ),
  SPCTR: <path {...line} strokeWidth="1.9" d="M6.2 15.4V12M9.4 15.4V9M12.6 15.4V6.4M15.8 15.4v-4.6" />,
};

const Disc = styled.svg`
  text {
    fill: var(--surface-base);
    font: 600 8px/1 var(--font-sans);
    text-anchor: middle;
  }
`;

/** Decorative, beside the code of `currency`; `size` in px: 22 in tables, 24–28 in cards. */
export function CurrencyIcon({ currency, size = 22 }: { currency: string | null; size?: number | undefined }) {
  const sign = getOwnProperty(SIGNS, currency);
  return (
    <Disc width={size} height={size} viewBox="0 0 22 22" aria-hidden>
      <circle cx="11" cy="11" r="11" fill={sign && currency ? `var(--coin-${currency})` : 'var(--text-secondary)'} />
      {sign ?? (
        <text x="11" y="14">
          {currency?.slice(0, 2)}
        </text>
      )}
    </Disc>
  );
}
