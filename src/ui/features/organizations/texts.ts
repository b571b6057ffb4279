// Texts of the organisation screens. Every transition of an account or a verification states its consequences.
import type { OrganizationRow } from '../../../api/schemas/organizations.ts';
import { type PluralForms, formatCounted } from '../../kit/display/format.ts';
import type { DecisionPrompt } from '../../record/decision/Decision.tsx';

export const ORGANIZATION_PLURALS: PluralForms = ['организация', 'организации', 'организаций'];
export const FORM_PLURALS: PluralForms = ['анкета', 'анкеты', 'анкет'];

export const organizationTexts = {
  noClients: 'Клиентов не найдено',
  noUsers: 'Организаций не найдено',
  noForms: 'Нет анкет на проверке',
  noClosing: 'Заявок на закрытие нет',
  missing: 'Организация не найдена',
  noForm: 'Анкета не найдена',
  noOwnForm: 'Сервер не передаёт отправленную анкету. Данные и документы можно уточнить у оператора.',
  decided: 'Статус обновлён',
  changed: 'Решение уже принято другим сотрудником',
  mailed: 'Письмо отправлено',
  notified: 'Уведомление отправлено',
} as const;

export const ORGANIZATION_LABELS: Readonly<Record<string, string>> = {
  status: 'Статус',
  comment: 'Комментарий',
  company_id: 'Организация',
  subject: 'Тема',
  message: 'Текст письма',
  files: 'Файлы',
};

/** How to request missing documents, by account state: under review the chats accept no files. */
const ASKED: Readonly<Record<string, string>> = {
  under_review: 'Запросите их письмом: чат примет файлы только после верификации.',
};
/** Why there are no documents, and where to request them. */
export const getMissingDocumentsText = ({ status }: Pick<OrganizationRow, 'status'>): string =>
  `Участник ВЭД не прикладывает документы к анкете. ${ASKED[status ?? ''] ?? 'Запросите их в чате.'}`;

type AccountQuestion = DecisionPrompt & { readonly text: string };

/** Transitions that open an account whether it is verified or not. */
const OPENING: ReadonlySet<string> = new Set(['UNBLOCK', 'REOPEN']);

const ACCOUNT_QUESTIONS: Readonly<Record<string, AccountQuestion>> = {
  ACTIVATE: {
    title: 'Активировать организацию?',
    text: 'Ограничения снимутся: станут доступны операции и документы.',
  },
  BLOCK: {
    title: 'Заблокировать организацию?',
    text: 'Все её открытые заявки будут отклонены.',
    danger: true,
  },
  REVIEW: {
    title: 'Вернуть на проверку?',
    text: 'До решения организации останется только просмотр.',
  },
  CLOSE: {
    title: 'Закрыть аккаунт?',
    text: 'Организации останется только просмотр истории и документов. Все её открытые заявки будут отклонены.',
    danger: true,
  },
  KEEP: {
    title: 'Отклонить закрытие?',
    text: 'Аккаунт останется как есть, просьба о закрытии снимется.',
  },
  UNBLOCK: {
    title: 'Разблокировать организацию?',
    text: 'Операции снова станут доступны. Отклонённые заявки не восстановятся.',
  },
  REOPEN: {
    title: 'Открыть аккаунт снова?',
    text: 'Операции снова станут доступны.',
  },
};

/** Confirmations of account transitions; `text` is also shown beside the button. */
// assumed: the contract leads from blocked and closed straight to active; the operator is warned if the organisation is not
// verified
export function getAccountPrompt(
  event: string,
  { verification_status }: Pick<OrganizationRow, 'verification_status'>,
): AccountQuestion | undefined {
  const question = ACCOUNT_QUESTIONS[event];
  if (!question || !OPENING.has(event) || verification_status === 'verified') return question;
  const text = `Организация не верифицирована: аккаунт откроется без проверки. ${question.text}`;
  return { ...question, text, danger: true };
}

/** Confirmations of verification transitions. */
export const VERIFICATION_PROMPTS: Readonly<Record<string, DecisionPrompt>> = {
  START: { title: 'Взять анкету на проверку?', text: 'Организация увидит, что проверка началась.' },
  VERIFY: {
    title: 'Верифицировать организацию?',
    text: 'Аккаунт станет активным: откроется рублёвый счёт, действующие соглашения придут на акцепт.',
  },
  REQUEST_DOCS: {
    title: 'Запросить документы?',
    text: 'Напишите, чего не хватает, — организация увидит этот текст.',
    reason: true,
    reasonLabel: 'Комментарий',
  },
  REJECT: {
    title: 'Отказать в верификации?',
    text: 'Укажите причину — её увидит клиент. Доступ останется только для просмотра.',
    danger: true,
    reason: true,
  },
  RECHECK: {
    title: 'Проверить организацию повторно?',
    text: 'Аккаунт вернётся на проверку: до решения организации останется только просмотр.',
  },
};

// assumed: a form is verified with fields that nobody has judged only with a reason, which the client sees as a comment
export function getVerificationPrompts(unjudged: number): Readonly<Record<string, DecisionPrompt>> {
  const { VERIFY } = VERIFICATION_PROMPTS;
  if (!VERIFY || unjudged === 0) return VERIFICATION_PROMPTS;
  const count = formatCounted(unjudged, ['поле', 'поля', 'полей']);
  const text = `Без проверки осталось ${count}. Отметьте их в анкете или укажите причину — её увидит клиент.`;
  return { ...VERIFICATION_PROMPTS, VERIFY: { ...VERIFY, text, reason: true } };
}
