// Composer: one file, a text, «Отправить».
import { FileText, Paperclip, Send } from 'lucide-react';
import { type ChangeEvent, memo } from 'react';
import { ACCEPTED_FILES } from '../../../../api/validation/file.ts';
import { type ChatActor, useAttachment, useMessageComposer } from '../../../hooks/chat/useChat.ts';
import { restoreFocusAfter, focusRestoringRef } from '../../../hooks/dom/focusRestoration.ts';
import { useSession } from '../../../hooks/session/useSession.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { formatFileName, formatSize } from '../../../kit/display/format.ts';
import { SupportContacts } from '../../../record/SupportContacts.tsx';
import { getFailureText } from '../../../texts/failures.ts';
import { ChatNoticeStrip } from '../ChatPane.styles.ts';
import { AttachButton, PickedFileBox, ComposerRow } from './Composer.styles.ts';
import { MessageField } from './MessageField.tsx';
import { chatTexts } from '../texts.ts';

/** An account without write access sees the reason; one without uploads sees the e-mail address for files. */
export function Composer({ actor, isNew = false }: { actor: ChatActor; isNew?: boolean | undefined }) {
  const writing = useMessageComposer(actor);
  const { mayWrite: mayUpload } = useSession();
  if (!writing.mayWrite) return <ChatNoticeStrip>{chatTexts.readOnly}</ChatNoticeStrip>;
  const { draft, maySend, type, send, problem, failure } = writing;
  return (
    <ComposerRow
      ref={focusRestoringRef}
      onSubmit={(event) => {
        event.preventDefault();
        send();
        event.currentTarget.querySelector('textarea')?.focus(); // the pressed button becomes disabled
      }}
    >
      {mayUpload ? <FilePicker actor={actor} /> : null}
      <MessageField value={draft} takesFocus={isNew} onType={type} onSend={send} />
      <SendButton disabled={!maySend} />
      {problem ? (
        <p className="note" role="alert">
          {problem}
        </p>
      ) : null}
      {failure ? (
        <p className="note" role="alert">
          {`Файл не отправлен. ${getFailureText(failure)}`}
        </p>
      ) : null}
      {mayUpload ? null : <MailInstead />}
    </ComposerRow>
  );
}

/** Memoized: most keys do not change it. */
const SendButton = memo(function SendButton({ disabled }: { disabled: boolean }) {
  return (
    <Button type="submit" variant="primary" icon={<Send />} disabled={disabled}>
      {chatTexts.send}
    </Button>
  );
});

const FilePicker = memo(function FilePicker({ actor }: { actor: ChatActor }) {
  const { file, uploading, pick, clear, cancel } = useAttachment(actor);
  const picked = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])];
    input.value = ''; // so that the same file can be picked again
    pick(files);
  };
  return (
    <>
      <AttachButton title={chatTexts.attach}>
        <Paperclip />
        <input
          type="file"
          aria-label={chatTexts.attach}
          accept={ACCEPTED_FILES}
          disabled={uploading}
          onChange={picked}
        />
      </AttachButton>
      {file ? (
        <PickedFileBox role="status">
          <FileText />
          <b title={formatFileName(file.name)}>{formatFileName(file.name)}</b>
          <span className="num">{formatSize(file.size)}</span>
          <span>{uploading ? 'Загружается' : chatTexts.picked}</span>
          <button
            type="button"
            onClick={({ currentTarget: button }) => {
              restoreFocusAfter(button, button.form?.querySelector('input') ?? null);
              (uploading ? cancel : clear)();
            }}
          >
            {uploading ? 'Отменить' : chatTexts.clear}
          </button>
        </PickedFileBox>
      ) : null}
    </>
  );
});

/** An account under review sends documents by e-mail: the server refuses its uploads. */
function MailInstead() {
  return (
    <div className="note">
      <span>Пока аккаунт на проверке, документы принимаем по почте.</span>
      <SupportContacts />
    </div>
  );
}
