// A name entered by another party: isolated from the surrounding text, and marked if it can be confused with another.
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { mixesLookAlikes } from '../../../api/lib/lookAlikes.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

const Mark = styled.span`
  display: inline-flex;
  margin-inline-start: 4px;
  color: var(--status-warning-text);
  vertical-align: -2px;

  > .lucide {
    width: 14px;
    height: 14px;
  }
`;

export const LOOK_ALIKE_WARNING = 'Похожие буквы разных алфавитов';

/** Right-to-left text does not affect its surroundings. */
export function SafeName({ children }: { children: string }) {
  return (
    <>
      <bdi>{children}</bdi>
      {mixesLookAlikes(children) ? (
        <Mark title={LOOK_ALIKE_WARNING}>
          <TriangleAlert />
          <VisuallyHidden>{LOOK_ALIKE_WARNING}</VisuallyHidden>
        </Mark>
      ) : null}
    </>
  );
}
