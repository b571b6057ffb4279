// «Подробности»: collapsed lines for support; one click selects them.
import { styled } from 'styled-components';

const Box = styled.details`
  max-width: 100%;
  margin-top: 6px;
  font-size: 12px;
  line-height: 16px;

  summary {
    color: var(--text-muted);
    cursor: pointer;
  }
  pre {
    margin: 8px 0 0;
    padding: 8px 12px;
    border-radius: var(--radius-control);
    background: var(--surface-sunken);
    color: var(--text-secondary);
    text-align: left;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    -webkit-user-select: all;
    user-select: all;
  }
`;

/** One line each. */
export function Details({ children }: { children: string }) {
  return (
    <Box>
      <summary>Подробности</summary>
      <pre className="mono">{children}</pre>
    </Box>
  );
}
