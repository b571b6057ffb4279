// An address or a hash: first 4 and last 4 characters with a copy button; the whole of it where the clipboard refuses.
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { selectContents, useCopy } from '../hooks/dom/useCopy.ts';
import { Address } from '../kit/display/Address.tsx';
import { CopyButton } from '../kit/actions/CopyButton.tsx';
import { EMPTY_VALUE } from '../kit/display/format.ts';

/** A text that is wrapped where it must and selected as one. */
export const FullText = styled.span.attrs({ className: 'mono' })`
  && {
    overflow-wrap: anywhere;
    white-space: normal;
    -webkit-user-select: all;
    user-select: all;
  }
  > span {
    display: inline-block;
    margin-right: 0.5ch;
  }
`;

interface WholeAddressProps {
  readonly children: string;
  readonly ref?: Ref<HTMLSpanElement> | undefined;
}

/** A whole address in groups of 4 after its «0x», which are compared one by one; copied without the gaps. */
export function FullAddress({ children, ref }: WholeAddressProps) {
  const groups = [...children.matchAll(/^0x.{1,4}|.{1,4}/g)];
  return (
    <FullText ref={ref}>
      {groups.map(({ 0: group, index }) => (
        <span key={index}>{group}</span>
      ))}
    </FullText>
  );
}

interface WalletAddressProps {
  readonly address: string | null;
  /** What is copied. */
  readonly label?: string;
  /** On a card there is room for all of it. */
  readonly whole?: true;
}

/** The check mark stays for 2 seconds (spec section 9). */
export function WalletAddress({ address, label = 'Скопировать адрес', whole }: WalletAddressProps) {
  const { copied, refused, copy } = useCopy();
  const button = <CopyButton label={label} copied={copied} onCopy={() => copy(address ?? '')} />;
  if (address === null) return <span>{EMPTY_VALUE}</span>;
  if (refused) return <FullText ref={selectContents}>{address}</FullText>;
  if (whole)
    return (
      <span style={{ display: 'flex', alignItems: 'center' }}>
        <FullAddress>{address}</FullAddress>
        {button}
      </span>
    );
  return <Address address={address}>{button}</Address>;
}
