// The /kit page of demo builds: every kit component in its states.
import { useMachine } from '@xstate/react';
import { styled } from 'styled-components';
import { Logo } from '../kit/Logo.tsx';
import { SegmentedEdge } from '../kit/table/SegmentedEdge.tsx';
import { SegmentedControl } from '../kit/fields/SegmentedControl.tsx';
import { SkipLink } from '../kit/actions/SkipLink.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { ButtonSection, FieldStateSection, FieldSection } from './kit/Controls.tsx';
import { BannerSection, StateSection, TimelineSection, ToastSection } from './kit/Feedback.tsx';
import { DetailSection, OverlaySection } from './kit/Overlays.tsx';
import { ColorSection, StatusSection, TypographySection } from './kit/Foundations.tsx';
import { FilterSection, TableSection } from './kit/Lists.tsx';
import { kitMachine } from './kit/kit.machine.ts';

const Page = styled.div`
  min-height: 100vh;
  padding: 28px 32px 48px;

  > header {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 24px;
    align-items: center;
    justify-content: space-between;
    max-width: 1376px;
    margin: 0 auto 10px;
    color: var(--text-primary);
  }
  > header p {
    margin-left: auto;
    color: var(--text-secondary);
  }
  > main,
  > ${SegmentedEdge} {
    max-width: 1376px;
    margin: 0 auto 24px;
  }
  > main {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 28px 32px;
    outline: 0;
  }
  > main > .two {
    display: grid;
    grid-column: span 2;
    gap: 28px;
    align-content: start;
    min-width: 0;
  }
  > main > .one {
    display: grid;
    gap: 28px;
    align-content: start;
    min-width: 0;
  }
  @media (max-width: 1100px) {
    > main {
      grid-template-columns: minmax(0, 1fr);
    }
    > main > .two {
      grid-column: auto;
    }
  }
  @media (max-width: 767px) {
    padding: 16px;
    > header p {
      margin: 0;
    }
  }
`;

export default function KitPage() {
  const [state, send] = useMachine(kitMachine);
  const { theme } = state.context;
  const kit = { state, send };
  return (
    <Page data-theme={theme === 'system' ? undefined : theme}>
      <SkipLink target="kit" />
      <header>
        <Logo size={40} />
        <h1>
          <VisuallyHidden>Основа</VisuallyHidden>
        </h1>
        <p>Golos Text 400 · 500 · 600, JetBrains Mono для адресов</p>
        <SegmentedControl
          label="Тема"
          name="kit-theme"
          value={theme}
          onChoose={(value) => send({ type: 'SET', values: { theme: value } })}
          options={[
            { value: 'system', label: 'Система' },
            { value: 'light', label: 'Светлая' },
            { value: 'dark', label: 'Тёмная' },
          ]}
        />
      </header>
      <SegmentedEdge />
      <main id="kit" tabIndex={-1}>
        <ColorSection />
        <StatusSection />
        <TypographySection />
        <ButtonSection />
        <FieldStateSection {...kit} />
        <TimelineSection />
        <BannerSection />
        <ToastSection {...kit} />
        <StateSection />
        <div className="two">
          <TableSection {...kit} />
          <FilterSection {...kit} />
        </div>
        <div className="one">
          <FieldSection {...kit} />
          <DetailSection />
        </div>
      </main>
      <OverlaySection {...kit} />
    </Page>
  );
}
