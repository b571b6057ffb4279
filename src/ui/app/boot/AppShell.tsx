// Shell of the private areas before the app has loaded; app.html is built from it.
import { styled } from 'styled-components';
import '../../theme/styles.ts';

/** A system font: text in our own font would make a slow connection load the font before the code. */
const Frame = styled.div`
  font-family: system-ui, sans-serif;
  display: grid;
  grid-template: 56px 1fr / 232px 1fr;
  min-height: 100vh;
  @media (max-width: 1279px) {
    grid-template-columns: 64px 1fr;
  }
  @media (max-width: 767px) {
    grid-template-columns: 1fr;
  }
`;
const Side = styled.div`
  grid-row: 1 / 3;
  padding: 16px;
  border-right: 1px solid var(--border-base);
  font-weight: 600;
  @media (max-width: 1279px) {
    font-size: 0;
  }
  @media (max-width: 767px) {
    display: none;
  }
`;
const Bar = styled.div`
  border-bottom: 1px solid var(--border-base);
`;
const Status = styled.output`
  display: block;
  padding: 24px;
  color: var(--text-secondary);
`;

/** Text, not coloured boxes: only text counts as contentful paint. */
export function AppShell() {
  return (
    <>
      <Frame>
        <Side>Меридиан</Side>
        <Bar />
        <main>
          <Status>Открываем раздел…</Status>
          <noscript>
            <p>Для работы нужен JavaScript: включите его в настройках браузера.</p>
          </noscript>
        </main>
      </Frame>
    </>
  );
}
