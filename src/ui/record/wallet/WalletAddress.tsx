// Address or hash: first 4 and last 4 characters with a copy button; the full text where the clipboard is denied.
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { selectContents, useCopy } from '../../hooks/dom/useCopy.ts';
import { Address } from '../../kit/display/Address.tsx';
import { CopyButton } from '../../kit/actions/CopyButton.tsx';
import { EMPTY_VALUE } from '../../kit/display/format.ts';

/** Wraps anywhere; selected as a whole. */
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

/** Full address in groups of 4 after «0x», for comparison by eye; copied without gaps. */
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
  /** Accessible name of the copy button. */
  readonly label?: string;
  /** Shows the full address, on a card. */
  readonly full?: true;
}

/** The check mark stays for 2 seconds. */
export function WalletAddress({ address, label = 'Скопировать адрес', full }: WalletAddressProps) {
  const { copied, refused, copy } = useCopy();
  const button = <CopyButton label={label} copied={copied} onCopy={() => copy(address ?? '')} />;
  if (address === null) return <span>{EMPTY_VALUE}</span>;
  if (refused) return <FullText ref={selectContents}>{address}</FullText>;
  if (full)
    return (
      <span style={{ display: 'flex', alignItems: 'center' }}>
        <FullAddress>{address}</FullAddress>
        {button}
      </span>
    );
  return <Address address={address}>{button}</Address>;
}
