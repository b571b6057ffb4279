// Link to a file on another host: opens in a new tab without token and referrer, for unknown hosts after a confirmation.
import { ExternalLink } from 'lucide-react';
import { type FileLink, type LinkProblem, classifyFileLink, parseAllowedOrigins } from '../../../api/fileLinks.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { Button, ButtonLink } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { InlineButton } from '../../kit/layout/ListPage.styles.ts';

/** How a page of `origin` may open the file at `address`. */
export const toFileLink = (address: string, origin: string): FileLink =>
  classifyFileLink(address, origin, parseAllowedOrigins(import.meta.env.VITE_FILE_ORIGINS ?? ''));

export const LINK_PROBLEM_TEXTS: Readonly<Record<LinkProblem, string>> = {
  notAllowed: 'Ссылка не ведёт на файл и не открывается',
  insecure: 'Ссылка ведёт на незащищённый адрес (http) и не открывается',
  credentials: 'В ссылке указаны логин или пароль, она не открывается',
  unreadable: 'Адрес файла не удалось прочитать',
};

interface ExternalFileProps {
  readonly link: Extract<FileLink, { readonly kind: 'external' }>;
  readonly name: string;
  /** «Скачать файл». */
  readonly label: string;
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer', referrerPolicy: 'no-referrer' } as const;

/** A link; for a host that the deployment does not list, a button, so that no click bypasses the confirmation. */
export function ExternalFile({ link, name, label }: ExternalFileProps) {
  const question = useDisclosure();
  const title = `${label}: ${name}, сайт ${link.host}, в новой вкладке`;
  return (
    <>
      {link.isTrusted ? (
        <a href={link.url} {...NEW_TAB} aria-label={title}>
          <ExternalLink />
          <span>{label}</span>
        </a>
      ) : (
        <InlineButton type="button" aria-label={title} onClick={question.open}>
          <ExternalLink />
          <span>{label}</span>
        </InlineButton>
      )}
      {question.isOpen ? (
        <Dialog
          title="Открыть файл на другом сайте?"
          width="confirm"
          described
          onClose={question.close}
          footer={
            <>
              <Button data-autofocus onClick={question.close}>
                Отмена
              </Button>
              <ButtonLink variant="primary" href={link.url} {...NEW_TAB} onClick={question.close}>
                Открыть
              </ButtonLink>
            </>
          }
        >
          <p>
            <span>Файл хранится на сайте</span> <strong>{link.host}</strong>
            <span>. Он откроется в новой вкладке, данные вашего входа туда не передаются.</span>
          </p>
        </Dialog>
      ) : null}
    </>
  );
}
