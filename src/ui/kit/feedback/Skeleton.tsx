// Placeholders with the geometry of the content, without shimmer.
import { styled } from 'styled-components';
import { belowMobile } from '../../theme/media.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

const Bar = styled.span`
  display: block;
  height: 10px;
  border-radius: 3px;
  background: var(--status-neutral-tint);
`;

const Lines = styled.div.attrs({ role: 'status' })`
  display: grid;
  gap: 10px;

  &[data-padded] {
    padding: 16px;
  }
  [role='status'] + &:not([data-padded]) {
    margin-top: 16px;
  }
  > ${Bar}:nth-of-type(3n + 1) {
    width: 62%;
  }
  > ${Bar}:nth-of-type(3n + 2) {
    width: 88%;
  }
  > ${Bar}:nth-of-type(3n) {
    width: 74%;
  }
`;

/** Bars as a background image: fifty elements would add layout cost to each list. */
const bars = 'linear-gradient(transparent 15px, var(--status-neutral-tint) 15px 25px, transparent 25px)';
const lines = 'linear-gradient(transparent calc(100% - 1px), var(--border-subtle) 0)';

const Rows = styled.div.attrs({ role: 'status' })`
  --line: 40px;
  --row: 40px;
  display: grid;
  margin-bottom: -1px;
  background:
    ${bars} 16px 0 / 48px var(--line) repeat-y,
    ${bars} 84px 0 / 80px var(--line) repeat-y,
    ${bars} 184px 0 / 128px var(--line) repeat-y,
    ${bars} calc(100% - 16px) 0 / 90px var(--line) repeat-y,
    ${lines} 0 0 / 100% var(--row);

  ${belowMobile} {
    --line: 48px;
    --row: 144px;
  }
`;

interface SkeletonProps {
  /** Lines of text or rows of the table. */
  count?: number | undefined;
  label?: string | undefined;
}

const keys = (count: number) => Array.from({ length: count }, (_, index) => index);

interface LinesProps extends SkeletonProps {
  /** In a panel without padding. */
  padded?: boolean;
}

/** Placeholder of text lines. */
export function SkeletonLines({ count = 3, label = 'Загрузка...', padded }: LinesProps) {
  return (
    <Lines data-padded={padded || undefined}>
      <VisuallyHidden as="b">{label}</VisuallyHidden>
      {keys(count).map((key) => (
        <Bar key={key} />
      ))}
    </Lines>
  );
}

/** Placeholder of table rows, 40 px each; on a phone of cards with a typical height. */
export function SkeletonTable({ count = 5, label = 'Загрузка...' }: SkeletonProps) {
  return (
    <Rows style={{ gridTemplateRows: `repeat(${count}, var(--row))` }}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Rows>
  );
}
