// One step of a multi-step form: progress, fields, advice at the side, a bar with the buttons.
import { type ReactNode, memo } from 'react';
import { styled } from 'styled-components';
import { type Step, Stepper } from '../kit/display/charts/Stepper.tsx';
import { belowMobile } from '../theme/media.ts';

/** 720 px of form and 264 px of advice, centred together. */
export const WizardColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 720px) 264px;
  gap: 0 48px;
  justify-content: center;
  width: 100%;
  padding: 0 16px;

  @media (max-width: 1079px) {
    grid-template-columns: minmax(0, 720px);
  }
`;
const Lead = styled.p`
  margin: 2px 0 16px;
  color: var(--text-secondary);
`;
const Fields = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px 0 24px;

  /* Clear of the bar below, which stays in view: on a phone the state of the draft makes it twice as high. */
  :is(a, input, select, textarea, button) {
    scroll-margin-bottom: 176px;
  }
`;
/** Advice beside the form: headings with a paragraph each; hidden on narrow screens. */
export const WizardAside = styled.aside`
  display: grid;
  gap: 18px;
  align-content: start;
  align-self: start;
  padding-left: 20px;
  border-left: 1px solid var(--border-strong);
  font-size: 13px;

  h2 {
    font: 600 13px/20px var(--font-sans);
  }
  p {
    margin-top: 4px;
    color: var(--text-secondary);
  }
  @media (max-width: 1079px) {
    display: none;
  }
`;
const Bar = styled.footer`
  position: sticky;
  bottom: 0;
  padding: 12px 0;
  border-top: 1px solid var(--border-base);
  background: var(--surface-canvas);

  > div > div {
    display: flex;
    align-items: center;
    gap: 16px;
  }
  ${belowMobile} {
    > div {
      row-gap: 8px;
    }
  }
`;
const Frame = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;

  > :first-child {
    flex: 1;
    align-content: start;
  }
`;

export interface WizardProps {
  /** «Регистрация участника ВЭД, шаг 1 из 3». */
  readonly stepTitle: string;
  readonly steps: readonly Step[];
  /** Headings with a paragraph each; hidden on narrow screens. */
  readonly aside?: ReactNode;
  /** Buttons, the primary one first. */
  readonly actions: ReactNode;
  /** State of the draft, at the right of the bar. */
  readonly note?: ReactNode;
  readonly onSubmit: () => void;
  /** State of the machine, for `data-state`. */
  readonly state: string;
  readonly children: ReactNode;
}

/** Memoized, as is the bar below: most keys change neither. */
const Where = memo(function Where({ stepTitle, steps }: Pick<WizardProps, 'stepTitle' | 'steps'>) {
  return (
    <>
      <Lead>{stepTitle}</Lead>
      <Stepper steps={steps} label="Шаги регистрации" />
    </>
  );
});

const Onward = memo(function Onward({ actions, note }: Pick<WizardProps, 'actions' | 'note'>) {
  return (
    <Bar>
      <WizardColumns>
        <div>{actions}</div>
        <div>{note}</div>
      </WizardColumns>
    </Bar>
  );
});

/** Enter in any field submits; native validation is off. */
export function Wizard({ stepTitle, steps, aside, actions, note, onSubmit, state, children }: WizardProps) {
  return (
    <Frame
      noValidate
      method="post"
      data-state={state}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <WizardColumns>
        <div>
          <Where stepTitle={stepTitle} steps={steps} />
          <Fields>{children}</Fields>
        </div>
        {aside ? <WizardAside>{aside}</WizardAside> : null}
      </WizardColumns>
      <Onward actions={actions} note={note} />
    </Frame>
  );
}
