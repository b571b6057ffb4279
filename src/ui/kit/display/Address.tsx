// An address or a hash: first 4 and last 4 characters, the whole of it on hover, a place for the copy button.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';
import { truncateAddress } from './format.ts';

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;

  ${belowMobile} {
    &:has(button) {
      margin: -8px -14px -8px 0;
    }
  }
`;

export interface AddressProps {
  address: string | null;
  /** The CopyButton. */
  children?: ReactNode;
}

/** `TRtHoXUkEJXSdD2AbNyugHrqKty6ydGYit` → `TRtH...GYit`. */
export function Address({ address, children }: AddressProps) {
  return (
    <Row>
      <span className="mono" title={address ?? undefined}>
        {truncateAddress(address)}
      </span>
      {children}
    </Row>
  );
}
