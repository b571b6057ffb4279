// The input row: one file, a text, «Отправить» (spec section 2, «Chat area»).
import { FileText, Paperclip, Send } from 'lucide-react';
import { type ChangeEvent, memo } from 'react';
import { ACCEPTED_FILES } from '../../../api/validation/file.ts';
import { type ChatActor, useAttaching, useWriting } from '../../hooks/chat/useChat.ts';
import { stayOn, staysNear } from '../../hooks/dom/focusRestoration.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { formatFileName, formatSize } from '../../kit/display/format.ts';
import { SupportContacts } from '../../record/SupportContacts.tsx';
import { failureText } from '../../texts/failures.ts';
import { Strip } from './ChatPane.styles.ts';
import { Attach, Picked, Row } from './Composer.styles.ts';
import { MessageField } from './MessageField.tsx';
import { texts } from './texts.ts';

/** An account that may not write sees why instead; one that may not upload sees where to send files. */
export function Composer({ actor, isNew = false }: { actor: ChatActor; isNew?: boolean | undefined }) {
  const writing = useWriting(actor);
  const { mayWrite: mayUpload } = useSession();
  if (!writing.mayWrite) return <Strip>{texts.readOnly}</Strip>;
  const { draft, maySend, type, send, problem, failure } = writing;
  return (
    <Row
      ref={staysNear}
      onSubmit={(event) => {
        event.preventDefault();
        send();
        event.currentTarget.querySelector('textarea')?.focus(); // the button, pressed a moment ago, is disabled from now on
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
          {`Файл не отправлен. ${failureText(failure)}`}
        </p>
      ) : null}
      {mayUpload ? null : <MailInstead />}
    </Row>
  );
}

/** A key changes the text and, at most, this from one to the other. */
const SendButton = memo(function SendButton({ disabled }: { disabled: boolean }) {
  return (
    <Button type="submit" variant="primary" icon={<Send />} disabled={disabled}>
      {texts.send}
    </Button>
  );
});

const FilePicker = memo(function FilePicker({ actor }: { actor: ChatActor }) {
  const { file, uploading, pick, clear, cancel } = useAttaching(actor);
  const picked = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])];
    input.value = ''; // so that the same file can be picked again
    pick(files);
  };
  return (
    <>
      <Attach title={texts.attach}>
        <Paperclip />
        <input type="file" aria-label={texts.attach} accept={ACCEPTED_FILES} disabled={uploading} onChange={picked} />
      </Attach>
      {file ? (
        <Picked role="status">
          <FileText />
          <b title={formatFileName(file.name)}>{formatFileName(file.name)}</b>
          <span className="num">{formatSize(file.size)}</span>
          <span>{uploading ? 'Загружается' : texts.picked}</span>
          <button
            type="button"
            onClick={({ currentTarget: button }) => {
              stayOn(button, button.form?.querySelector('input') ?? null);
              (uploading ? cancel : clear)();
            }}
          >
            {uploading ? 'Отменить' : texts.clear}
          </button>
        </Picked>
      ) : null}
    </>
  );
});

/** Documents of an account under review go by mail: the upload would be refused (domain.md C24). */
function MailInstead() {
  return (
    <div className="note">
      <span>Пока аккаунт на проверке, документы принимаем по почте.</span>
      <SupportContacts />
    </div>
  );
}
