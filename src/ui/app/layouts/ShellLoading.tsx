// Shown while a screen's code or the profile loads; delayed, so that a quick load does not flicker.
import { keyframes, styled } from 'styled-components';
import { Spinner } from '../../kit/feedback/Spinner.tsx';

const unseen = keyframes`
  from { visibility: hidden; }
`;

/** Cached code and a good connection finish before the spinner appears. */
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
