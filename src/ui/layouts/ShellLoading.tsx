// Shown while a screen's code or the profile is on its way; a quick one never flickers.
import { styled } from 'styled-components';
import { Spinner } from '../kit/Spinner.tsx';

const Center = styled.div`
  display: grid;
  place-items: center;
  min-height: 50vh;
`;

/** Centred spinner with `role="status"`. */
export function ShellLoading() {
  return (
    <Center>
      <Spinner label="Загрузка..." />
    </Center>
  );
}
