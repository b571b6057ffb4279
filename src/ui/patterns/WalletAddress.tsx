// An address or a hash: first 4 and last 4 characters with a copy button; the whole of it where the clipboard refuses.
import { styled } from 'styled-components';
import { selectContents, useCopy } from '../bind/useCopy.ts';
import { Address } from '../kit/Address.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';

/** A whole address, wrapped where it must and selected as one. */
export const WholeAddress = styled.span.attrs({ className: 'mono' })`
  && {
    overflow-wrap: anywhere;
    white-space: normal;
    user-select: all;
  }
`;

interface WalletAddressProps {
  readonly address: string;
  /** What is copied. */
  readonly label?: string;
}

/** The check mark stays for 2 seconds (spec section 9). */
export function WalletAddress({ address, label = 'Скопировать адрес' }: WalletAddressProps) {
  const { copied, refused, copy } = useCopy();
  if (refused) return <WholeAddress ref={selectContents}>{address}</WholeAddress>;
  return (
    <Address address={address}>
      <CopyButton label={label} copied={copied} onCopy={() => copy(address)} />
    </Address>
  );
}
