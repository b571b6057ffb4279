// Error details for support, to read and to copy; a chunk of its own, loaded after the first interaction.
import { styled } from 'styled-components';
import { useServices } from '../../hooks/core/services.ts';
import { selectContents, useCopy } from '../../hooks/dom/useCopy.ts';
import { formatErrorReport } from '../../platform/errorReporting.ts';
import { Button } from '../../kit/actions/Button.tsx';

const Details = styled.details`
  max-width: 100%;
  font-size: 12px;
  line-height: 16px;

  summary {
    cursor: pointer;
  }
  pre {
    max-height: 240px;
    margin: 8px 0;
    padding: 8px 12px;
    overflow-y: auto;
    border-radius: var(--radius-control);
    background: var(--surface-sunken);
    text-align: left;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** Where the clipboard is denied, the text is selected for Ctrl+C. */
export default function ErrorDetails({ error }: { error: unknown }) {
  const { now } = useServices().env;
  const { copied, refused, copy } = useCopy();
  const text = formatErrorReport(error, now());
  return (
    <Details>
      <summary>Подробности</summary>
      <pre className="mono" ref={refused ? selectContents : undefined}>
        {text}
      </pre>
      <Button size="small" onClick={() => copy(text)}>
        {copied ? 'Скопировано' : 'Скопировать подробности'}
      </Button>
    </Details>
  );
}
