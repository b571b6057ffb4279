// «Сменить пароль»: an e-mail code, then the new password twice (tests/contract/calls.json rows 21–23). It ends every
// session.
import { KeyRound } from 'lucide-react';
import { useFocusOnMount } from '../../hooks/dom/useFocusRequest.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { type Recovery, useRecovery, useRecoveryActor } from '../../hooks/session/useRecovery.ts';
import { formatCountdown, useCountdown } from '../../hooks/core/useCountdown.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { SubmitErrorMessage } from '../../form/SubmitErrorMessage.tsx';
import { DialogFields } from '../../kit/layout/ListPage.styles.ts';
import { getErrorsOutsideFields } from '../../texts/failures.ts';
import { NewPassword } from '../../form/fields/NewPassword.tsx';
import { RecoveryCode } from '../../form/fields/RecoveryCode.tsx';

const idOf = (name: string) => `password-${name}`;
const SUBMIT = { login: 'Получить код', code: 'Подтвердить', password: 'Сохранить' } as const;

/** A button and its dialog; available to read-only accounts too, because recovery has no restriction. */
export function PasswordChange({ login }: { login: string }) {
  const dialog = useDisclosure();
  return (
    <>
      <Button wide icon={<KeyRound />} onClick={dialog.open}>
        Сменить пароль
      </Button>
      {dialog.isOpen ? <Steps login={login} onClose={dialog.close} /> : null}
    </>
  );
}

function Steps({ login, onClose }: { login: string; onClose: () => void }) {
  const recovery = useRecovery(useRecoveryActor());
  const { step, busy, slow, failure, limited, expired } = recovery;
  const submit = () => {
    if (step === 'login') recovery.adopt({ login });
    recovery.submit();
  };
  const shown = step === 'login' ? [] : [step, 'recovery_token'];
  return (
    <Dialog
      title="Смена пароля"
      width={500}
      onClose={busy && !slow ? undefined : onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={slow ? recovery.cancel : onClose} disabled={busy && !slow}>
            {slow ? 'Отменить отправку' : 'Отмена'}
          </Button>
          <Button type="submit" variant="primary" busy={busy} inactive={step === 'code' && (limited || expired)}>
            {SUBMIT[step]}
          </Button>
        </>
      }
    >
      <DialogFields data-state={recovery.state}>
        <Step recovery={recovery} login={login} />
      </DialogFields>
      <SubmitErrorMessage failure={getErrorsOutsideFields(failure, shown) === null ? null : failure} />
    </Dialog>
  );
}

function Step({ recovery, login }: { recovery: Recovery; login: string }) {
  if (recovery.step === 'login') {
    return (
      <p>
        {`Отправим код на почту, указанную при регистрации логина ${login}. После смены пароля понадобится войти заново.`}
      </p>
    );
  }
  return recovery.step === 'code' ? <Code recovery={recovery} /> : <Passwords recovery={recovery} />;
}

function Code({ recovery }: { recovery: Recovery }) {
  const pause = useCountdown(recovery.resendAt);
  useFocusOnMount(idOf('code'));
  return (
    <>
      <p>{`Код отправлен на ${recovery.emailMask}`}</p>
      <RecoveryCode recovery={recovery} id={idOf('code')} />
      <Button size="small" onClick={recovery.resend} disabled={recovery.busy} inactive={!recovery.resendable}>
        {recovery.resendable ? 'Отправить ещё раз' : `Отправить ещё раз через ${formatCountdown(pause)}`}
      </Button>
    </>
  );
}

function Passwords({ recovery }: { recovery: Recovery }) {
  useFocusOnMount(idOf('password'));
  return <NewPassword fields={recovery} label="Новый пароль" idOf={idOf} own={[recovery.text('login').value]} />;
}
