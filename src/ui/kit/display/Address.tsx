// Address or hash: first 4 and last 4 characters, the full text on hover, a slot for the copy button.
import { type ReactNode, use } from 'react';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';
import { truncateAddress } from './format.ts';
import { getDistinguishingPart } from './similarAddresses.ts';
import { ListAddressesContext } from '../../hooks/core/listAddresses.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;

  .similar {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    color: var(--status-warning-text);
  }
  .similar > .lucide {
    width: 14px;
    height: 14px;
  }
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

const SIMILAR = 'В списке есть адрес с теми же первыми и последними знаками';

/** `TRtHoXUkEJXSdD2AbNyugHrqKty6ydGYit` → `TRtH...GYit`. */
export function Address({ address, children }: AddressProps) {
  const middle = address === null ? null : getDistinguishingPart(address, use(ListAddressesContext));
  return (
    <Row>
      <span className="mono" title={address ?? undefined} data-full={address ?? undefined}>
        {truncateAddress(address)}
      </span>
      {middle === null ? null : (
        <span className="similar" title={SIMILAR}>
          <TriangleAlert />
          <VisuallyHidden>{SIMILAR}</VisuallyHidden>
          <span className="mono">{`…${middle}…`}</span>
        </span>
      )}
      {children}
    </Row>
  );
}
