// Shell of both registrations and steps: progress, error summary, draft, buttons.
import { ArrowRight } from 'lucide-react';
import { type ReactNode, memo, useMemo } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../hooks/core/Link.tsx';
import { lazyView } from '../../hooks/core/lazyView.ts';
import type { Registration } from '../../hooks/session/useRegistration.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { Button, ButtonLink } from '../../kit/actions/Button.tsx';
import { FormErrors } from '../../kit/fields/FormErrors.tsx';
import { DraftNote } from '../../form/DraftNote.tsx';
import { Wizard } from '../../form/Wizard.tsx';
import { RegistrationError } from './RegistrationError.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { getFieldId, getRegistrationFieldLabel, getRegistrationSteps } from './labels.ts';

/** Rarely needed. */
const StillSignedIn = lazyView(() => import('./SignedInWarning.tsx'));

const Onward = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
`;

interface Props {
  readonly registration: Registration;
  /** «участника ВЭД» or «поставщика ликвидности». */
  readonly whose: string;
  readonly aside: ReactNode;
  /** Takes files, which drafts do not keep. */
  readonly hasFiles?: boolean;
  readonly children: ReactNode;
}

type WaysProps = Pick<Registration, 'step' | 'busy' | 'slow' | 'back' | 'cancel'>;

/** Continue and back buttons. */
const Ways = memo(function Ways({ step, busy, slow, back, cancel }: WaysProps) {
  return (
    <>
      {step === 'company' ? (
        <Button type="submit" variant="primary">
          <Onward>
            <span>Далее</span>
            <ArrowRight />
          </Onward>
        </Button>
      ) : (
        <Button type="submit" variant="primary" busy={busy}>
          Зарегистрироваться
        </Button>
      )}
      {slow ? (
        <Button onClick={cancel}>Отменить</Button>
      ) : step === 'entry' ? (
        <Button variant="ghost" onClick={back} disabled={busy}>
          Назад
        </Button>
      ) : (
        <Link href="/" asChild>
          <ButtonLink variant="ghost">Назад</ButtonLink>
        </Link>
      )}
    </>
  );
});

export function RegistrationShell({ registration, whose, aside, hasFiles = false, children }: Props) {
  const { step, values, errors, busy, slow, state, back, cancel } = registration;
  const { savedAt, isStorageUnavailable, discard } = registration;
  const { signedIn } = useSession();
  const minute = savedAt?.slice(0, 'YYYY-MM-DDTHH:MM'.length); // truncated to the displayed precision
  const ways = useMemo(() => <Ways {...{ step, busy, slow, back, cancel }} />, [step, busy, slow, back, cancel]);
  const note = useMemo(
    () => (
      <DraftNote
        savedAt={minute === undefined ? null : `${minute}Z`}
        {...{ isStorageUnavailable, busy, hasFiles, discard }}
      />
    ),
    [minute, isStorageUnavailable, busy, hasFiles, discard],
  );
  const now = step === 'company' ? 0 : 1;
  const summary = Object.entries(errors).map(([name, error]) => ({
    fieldId: getFieldId(name),
    label: getRegistrationFieldLabel(name, values),
    error,
  }));
  return (
    <Wizard
      stepTitle={`Регистрация ${whose}, шаг\u00A0${now + 1}\u00A0из\u00A03`}
      steps={getRegistrationSteps(now)}
      aside={aside}
      state={state}
      onSubmit={registration.submit}
      actions={ways}
      note={note}
    >
      {signedIn && state.startsWith('editing') ? <StillSignedIn /> : null}
      <FormErrors id={registration.summaryId} errors={summary} />
      <RegistrationError registration={registration} />
      <UploadProgress registration={registration} />
      {children}
    </Wizard>
  );
}
