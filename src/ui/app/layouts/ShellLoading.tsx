// Shown while a screen's code or the profile is on its way; a quick one never flickers.
import { keyframes, styled } from 'styled-components';
import { Spinner } from '../../kit/feedback/Spinner.tsx';

const unseen = keyframes`
  from { visibility: hidden; }
`;

/** Code of the visitor's own cache and of a good line is there before. */
const Center = styled.div`
  display: grid;
  place-items: center;
  min-height: 50vh;
  animation: ${unseen} 0s 150ms backwards;
`;

/** Centred spinner with `role="status"`. */
export function ShellLoading() {
  return (
    <Center>
      <Spinner label="Загрузка..." />
    </Center>
  );
}
