// Server errors of a whole form: a title, and the errors by field.
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { type Failure, isOutcomeUnknown } from '../../api/errors/failure.ts';
import { Banner } from '../kit/feedback/Banner.tsx';
import { Details } from '../kit/actions/Details.tsx';
import { OUTCOME_UNKNOWN, SENDING_CANCELLED } from '../texts/unknownOutcome.ts';
import { formatFailureDetails, getHiddenServerText } from '../texts/failureDetails.ts';
import { getDefaultErrorText, getFailureDetailRows } from '../texts/failures.ts';
import { getRejectionText } from '../texts/serverMessages.ts';
import { lazyView } from '../hooks/core/lazyView.ts';
import type { Form } from '../hooks/form/useForm.ts';
import { Button, type ButtonProps } from '../kit/actions/Button.tsx';

/** One box: the alert, announced as a whole, and the details below. */
const Box = styled.div`
  scroll-margin: 16px;
  &:not(:last-child) {
    margin-bottom: 12px;
  }
  && > :first-child:not(:last-child) {
    padding-bottom: 0;
    border-bottom: 0;
    border-radius: var(--radius-control) var(--radius-control) 0 0;
  }
  > ul,
  > p {
    padding: 0 16px 12px 44px;
    border: 1px solid var(--status-danger-border);
    border-top: 0;
    border-radius: 0 0 var(--radius-control) var(--radius-control);
    background: var(--status-danger-tint);
    color: var(--status-danger-text);
    font-size: 13px;
    line-height: 20px;
    overflow-wrap: anywhere;
  }
`;

/** Scrolls the result into view for users whose button is far below, so that they do not press it again. */
const show = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });

interface FormProblemProps {
  readonly failure: Failure | null;
  /** «Ошибка при создании депозита»; the failure's own sentence if omitted. */
  readonly title?: string | undefined;
  /** Labels of the fields that server errors may name. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** Empty without a failure. A cancelled write, or one without a response, may have been carried out: the text says so. */
export function SubmitErrorMessage({ failure, title, labels = {} }: FormProblemProps) {
  if (!failure) return null;
  if (failure.kind === 'aborted')
    return (
      <Box ref={show}>
        <Banner tone="warning" icon={<CircleAlert />} inset>
          {SENDING_CANCELLED}
        </Banner>
      </Box>
    );
  const heading = title ?? getDefaultErrorText(failure);
  const details = getFailureDetailRows(failure, labels).filter((text) => text !== heading);
  const more = [
    title === undefined ? '' : getDefaultErrorText(failure),
    isOutcomeUnknown(failure) ? OUTCOME_UNKNOWN : '',
  ]
    .filter(Boolean)
    .join('. ');
  return (
    <Box ref={show}>
      <Banner tone="danger" icon={<CircleAlert />} inset>
        {heading}
      </Banner>
      {details.length > 0 ? (
        <ul>
          {details.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : !more && failure.retryAfter === undefined ? null : (
        <p>
          {more === '' ? null : <span role="status">{more}</span>}
          <RetryAfterNotice failure={failure} />
        </p>
      )}
      {getHiddenServerText(failure).length > 0 || failure.issues ? (
        <Details>{formatFailureDetails(failure)}</Details>
      ) : null}
    </Box>
  );
}

/**
 * For a refused wallet or request: the server's data, else «Network Error or unknown issue» (tests/contract/texts.json).
 * Errors of the catalogue have their modal instead.
 */
export function RejectionMessage({ failure, title, ...rest }: FormProblemProps) {
  if (!failure) return null;
  const isExplained = failure.catalogueEntry || getFailureDetailRows(failure, rest.labels ?? {}).length > 0;
  const text = isExplained ? title : getRejectionText(failure);
  return <SubmitErrorMessage {...rest} failure={failure} title={text} />;
}

// Rarely needed, so it is loaded on use.
const Clock = lazyView(() => import('./RetryCountdown.tsx'));

/** Empty without Retry-After. */
export function RetryAfterNotice({ failure }: { failure: Failure | null }) {
  return failure?.retryAfter === undefined ? null : <Clock failure={failure} />;
}

interface SubmitButtonProps extends Omit<ButtonProps, 'form'> {
  readonly form: Pick<Form, 'busy' | 'limited' | 'submit'>;
}

/** Submits `form` unless `onClick` is given; busy while sending, disabled while rate limited. */
export function SubmitButton({ form, inactive, ...button }: SubmitButtonProps) {
  const { busy, limited, submit } = form;
  return <Button variant="primary" onClick={submit} {...button} busy={busy} inactive={limited || inactive} />;
}
