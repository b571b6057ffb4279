// Placeholders of the geometry that is coming, without shimmer.
import { styled } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden.tsx';

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

const Rows = styled.div.attrs({ role: 'status' })`
  > div {
    display: flex;
    align-items: center;
    gap: 20px;
    height: 40px;
    padding: 0 16px;
    border-bottom: 1px solid var(--border-subtle);
  }
  > div:last-child {
    border-bottom: 0;
  }
  ${Bar} {
    flex: 0 1 48px;
  }
  ${Bar}:nth-child(2) {
    flex-basis: 80px;
  }
  ${Bar}:nth-child(3) {
    flex-basis: 140px;
  }
  > div:nth-of-type(3n + 2) ${Bar}:nth-child(3) {
    flex-basis: 104px;
  }
  > div:nth-of-type(3n) ${Bar}:nth-child(3) {
    flex-basis: 122px;
  }
  ${Bar}:last-child {
    flex-basis: 90px;
    margin-left: auto;
  }
`;

interface SkeletonProps {
  /** Lines of text or rows of the table. */
  count?: number | undefined;
  label?: string | undefined;
}

const keys = (count: number) => Array.from({ length: count }, (_, index) => index);

interface LinesProps extends SkeletonProps {
  /** In a panel without an inset of its own. */
  padded?: boolean;
}

/** Lines of text to come. */
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

/** Rows of a table to come, 40 px each. */
export function SkeletonTable({ count = 5, label = 'Загрузка...' }: SkeletonProps) {
  return (
    <Rows>
      <VisuallyHidden>{label}</VisuallyHidden>
      {keys(count).map((key) => (
        <div key={key}>
          <Bar />
          <Bar />
          <Bar />
          <Bar />
        </div>
      ))}
    </Rows>
  );
}
