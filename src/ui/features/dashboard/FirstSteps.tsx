// «Первые шаги»: onboarding from the account to the first supplier payment, with its progress.
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { Link } from '../../hooks/core/Link.tsx';
import { useSession } from '../../hooks/session/useSession.ts';
import { ButtonLink } from '../../kit/actions/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { belowMobile } from '../../theme/media.ts';
import type { FirstStep } from './firstSteps.ts';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 16px;
  padding: 16px;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 10px;
    align-content: start;
    font-size: 13px;
    line-height: 18px;
  }
  .mark {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 1px solid var(--border-strong);
    border-radius: 50%;
    color: var(--text-secondary);
    font-weight: 600;
    font-size: 12px;
  }
  .mark > .lucide {
    width: 14px;
    height: 14px;
  }
  strong {
    align-self: center;
    font-weight: 600;
  }
  p,
  a {
    grid-column: 2;
    justify-self: start;
  }
  p {
    color: var(--text-secondary);
  }
  a {
    margin-top: 4px;
  }
  [data-done] .mark {
    border-color: var(--status-success-mark);
    background: var(--status-success-mark);
    color: var(--surface-base);
  }
  [data-done] strong {
    color: var(--text-secondary);
    font-weight: 500;
  }
  [data-next] .mark {
    border-color: var(--accent-fill);
    background: var(--accent-fill);
    color: var(--surface-base);
  }
  ${belowMobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A read-only account sees the steps without buttons. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const { mayWrite } = useSession();
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Panel title="Первые шаги">
      <List aria-label="Первые шаги">
        {steps.map((step, index) => (
          <li key={step.title} data-done={step.isDone || undefined} data-next={step === next || undefined}>
            <span className="mark" aria-hidden>
              {step.isDone ? <Check /> : index + 1}
            </span>
            <strong>
              <span>{step.title}</span>
              {step.isDone ? <VisuallyHidden>, сделано</VisuallyHidden> : null}
            </strong>
            <p>{step.text}</p>
            {step.isDone || !mayWrite ? null : (
              <Link href={step.href} asChild>
                <ButtonLink size="small" variant={step === next ? 'primary' : undefined}>
                  {step.actionLabel}
                </ButtonLink>
              </Link>
            )}
          </li>
        ))}
      </List>
    </Panel>
  );
}
