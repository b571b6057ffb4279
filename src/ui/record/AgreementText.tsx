// Text of an agreement in a scroll box that is keyboard-accessible.
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  max-height: min(360px, 50vh);
  margin: 4px 0 12px;
  padding: 12px;
  overflow: auto;
  border: 1px solid var(--border-base);
  border-radius: var(--radius-control);
  background: var(--surface-sunken);
  color: var(--text-primary);
  font-size: 13px;
  line-height: 20px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface AgreementTextProps extends ComponentProps<'div'> {
  readonly title: string;
  readonly text: string;
}

/** A region labelled by the title. */
export function AgreementText({ title, text, ...box }: AgreementTextProps) {
  return (
    <Box {...box} role="region" aria-label={`Текст: ${title}`} tabIndex={0}>
      {text}
    </Box>
  );
}
