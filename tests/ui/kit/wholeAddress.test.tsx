// An address in full is read in groups of four; the sign in front of those of Ethereum is none of them.
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FullAddress } from '../../../src/ui/record/wallet/WalletAddress.tsx';

afterEach(cleanup);

test.each([
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0x5aAe b605 3F3E 94C9 b9A0 9f33 6694 35E7 Ef1B eAed'],
  ['TRg4a8jhZjLVLHkQVdiFcoqUAXks1pHLb6', 'TRg4 a8jh ZjLV LHkQ VdiF coqU AXks 1pHL b6'],
])('%s', (address, read) => {
  const { container } = render(<FullAddress>{address}</FullAddress>);
  expect([...container.querySelectorAll('span > span')].map(({ textContent }) => textContent).join(' ')).toBe(read);
  expect(container.textContent).toBe(address); // copied without the gaps
});
