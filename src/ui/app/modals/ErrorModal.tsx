// Modal of a refused call: the message, the advice, one button, details for support.
import { Copy } from 'lucide-react';
import { styled } from 'styled-components';
import type { OpenModal } from '../../../machines/app/failures.machine.ts';
import { selectContents, useCopy } from '../../hooks/dom/useCopy.ts';
import { useRecentFailures } from '../../hooks/session/useRecentFailures.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { Button, ButtonLink } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { getPluralForm } from '../../kit/display/format.ts';
import { RetryAfterNotice } from '../../form/SubmitErrorMessage.tsx';
import { SupportContacts } from '../../record/SupportContacts.tsx';
import { getSupportContacts } from '../../texts/contacts.ts';
import { formatFailureReport } from '../../texts/failureDetails.ts';
import type { ModalAction, ModalText } from '../../texts/modals.ts';
import { useModalAction } from './useModalAction.ts';

const Times = styled.p`
  margin-top: 12px;
  color: var(--text-muted);
  font-size: 12px;
  line-height: 16px;
`;
const Report = styled.pre`
  margin: 12px 0 0;
  padding: 8px 12px;
  border-radius: var(--radius-control);
  background: var(--surface-sunken);
  font-size: 12px;
  line-height: 16px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
/** Aligned with the body text. */
const Aside = styled.span`
  display: inline-flex;
  margin: 0 auto 0 -14px;
`;

/** Buttons that discard typed text do not get the initial focus, where a stray Enter would press them. */
const isHarmless = (action: ModalAction) => action !== 'signOut' && action !== 'reload';

/** Number of failed calls as the user sees them. */
function failedCalls({ row, times }: OpenModal): number {
  // assumed: a refusal that is retried once is one failure to the user, not two
  return row.retry ? Math.ceil(times / 2) : times;
}

/** Esc and the cross dismiss it; the focus returns to the previous element. */
export function ErrorModal({ modal, text }: { modal: OpenModal; text: ModalText }) {
  const act = useModalAction(modal.row.modal);
  const { signedIn } = useSession();
  const { copied, refused, copy } = useCopy();
  const newest = useRecentFailures().find(({ failure }) => failure.catalogueEntry?.modal === modal.row.modal);
  const report = newest ? formatFailureReport(newest) : '';
  const times = failedCalls(modal);
  return (
    <Dialog
      described
      title={text.title}
      onClose={() => act('understood')}
      footer={
        <>
          <Aside>
            <Button variant="ghost" icon={<Copy />} onClick={() => copy(report)}>
              <span aria-live="polite">{copied ? 'Скопировано' : 'Скопировать детали'}</span>
            </Button>
          </Aside>
          <ChiefButton text={text} onAct={() => act(text.action)} />
        </>
      }
    >
      <p>
        <span>{text.body}</span>
        <RetryAfterNotice failure={newest?.failure ?? null} />
      </p>
      {text.contacts || (text.action === 'support' && !signedIn) ? <SupportContacts /> : null}
      {times > 1 && !text.contacts ? (
        <Times>{`Ошибка повторилась ${times} ${getPluralForm(times, ['раз', 'раза', 'раз'])}`}</Times>
      ) : null}
      {refused ? (
        <Report className="mono" ref={selectContents}>
          {report}
        </Report>
      ) : null}
    </Dialog>
  );
}

/** For signed-out visitors «Написать в поддержку» opens the first of the operator's contacts. */
function ChiefButton({ text, onAct }: { text: ModalText; onAct: () => void }) {
  const { signedIn } = useSession();
  const contact = text.action === 'support' && !signedIn ? getSupportContacts()[0] : undefined;
  const look = { variant: 'primary', onClick: onAct, 'data-autofocus': isHarmless(text.action) || undefined } as const;
  if (contact) {
    return (
      <ButtonLink {...look} href={contact.href}>
        {text.button}
      </ButtonLink>
    );
  }
  return <Button {...look}>{text.button}</Button>;
}
