// Logo: a globe of three meridians with one sector filled, and the wordmark in Golos 600 outlines.
import { styled } from 'styled-components';

const WORD =
  'M1.6 15.5v-14h3l4.3 7.9L13 1.5H16v14h-3V6.6l-3.3 6.1H7.9L4.6 6.6v8.9Zm21.9.2q-1.5 0-2.7-.5t-2-1.8q-.6-1.3-.6-3.1v-.4q0-1.8.7-3 .7-1 1.8-1.7 1.2-.5 2.6-.5 2.5 0 3.8 1.3t1.3 3.8v1.1h-7.5q0 1 .4 1.5.3.6 1 1 .5.2 1.2.2 1 0 1.5-.3t.8-.9h2.4q-.3 1.6-1.6 2.5t-3.1.8m-.1-8.9-1.2.2q-.6.2-1 .7-.3.5-.3 1.4h4.9q0-1-.4-1.4-.3-.5-.8-.7zm6.8 12.7V4.9h2.4v1.6q.4-.8 1.3-1.3t2.1-.5q2.2 0 3.4 1.3t1.1 3.9v.4q0 1.8-.5 3t-1.5 1.8-2.5.6q-1 0-1.9-.4T32.8 14v5.5Zm5.2-6q1 0 1.8-.8.7-.8.7-2.4v-.4q0-1.5-.7-2.2t-1.8-.8q-.7 0-1.3.3T33 8t-.3 1.4v1.2q0 1 .3 1.6.4.6 1 .9t1.3.3m7 2V4.9H45v6.8l4.7-6.8H52v10.6h-2.6V8.7l-4.7 6.8ZM53.5 18v-4.7h1.2q.3-.4.5-1.3l.2-1.8V4.9H64v8.4h1.3V18H63v-2.5h-7V18Zm3.8-4.7h3.9V7.1H58v1.4l-.1 2.7q-.1 1.3-.5 2.1m9.4 2.2V4.9h2.6v6.8l4.7-6.8h2.5v10.6h-2.7V8.7l-4.7 6.8Zm15.2.2q-1.1 0-1.9-.4t-1.2-1.2-.4-1.7q0-1.6 1-2.4t2.8-.8h3.1v-.5q0-1-.5-1.5t-1.4-.4-1.3.3q-.4.3-.5.8h-2.6q0-.9.6-1.6T81.2 5t2.4-.4q1.3 0 2.3.4t1.6 1.3q.6.9.6 2.3v5.6l.1 1.2h-2.5v-1.4q-.5.7-1.4 1.2t-2.3.4m.9-2 1.2-.2 1-.7q.3-.5.3-1.3V11h-2.6q-.8 0-1.2.3-.5.4-.5 1t.5 1 1.3.4m7.3 1.8V4.9H93V9h4.5V4.9h2.6v10.6h-2.6v-4.3h-4.5v4.3Z';

const Row = styled.span.attrs({ role: 'img' })`
  display: inline-flex;
  align-items: center;
`;

/** The symbol alone; at least 20 px. The sector has the accent colour, the rest the text colour. */
export function LogoMark({ size = 24 }: { size?: number | undefined }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <path d="M12 1.9a5.1 10.1 0 0 1 0 20.2z" fill="var(--logo-sector, var(--accent-fill))" />
      <path
        d="M12 1.9v20.2M12 1.9a5.1 10.1 0 0 1 0 20.2M12 1.9a5.1 10.1 0 0 0 0 20.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <circle cx="12" cy="12" r="10.1" fill="none" stroke="currentColor" strokeWidth="1.7" />
    </svg>
  );
}

/** Symbol and wordmark, labelled «Меридиан»; `size` is the height of the symbol, 24 in the side bar. */
export function Logo({ size = 24 }: { size?: number | undefined }) {
  const height = size * 0.73;
  return (
    <Row aria-label="Меридиан">
      <LogoMark size={size} />
      <svg width={height * 5.4} height={height} viewBox="-8 -1.3 113.4 21" aria-hidden>
        <path d={WORD} fill="currentColor" />
      </svg>
    </Row>
  );
}
