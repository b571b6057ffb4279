// Messages of a response, in Russian.
import { type Failure, type ServerMessage, isGeneralMessageKey, isRussianText } from './failure.ts';
import { readBareMessage, readFieldMessage } from './fieldMessage.ts';
import { CHECK_VALUE_MESSAGE, translateServerMessage } from './serverMessages.ts';

/** Maximum length of a shown server text, in characters. */
export const MAX_SERVER_TEXT_LENGTH = 200; // assumed: a longer text is not a readable message

/** A server's message about a write that it will carry out later, in Russian. */
export const describeAcceptedWrite = (message: string): string =>
  isRussianText(message) ? message.slice(0, MAX_SERVER_TEXT_LENGTH) : 'Сервер принял запрос и выполнит его позже';

/** Statuses with a message of our own, which is more precise than the standard one. */
const EXPLAINED_BY_STATUS: readonly (number | null)[] = [401, 404, 405, 413, 415, 429];

const MAX_DEPTH = 8;
const MAX_MESSAGES = 100;

/** The messages of a refusal in the order of the server. A nested field is reported under its own name. */
export function readServerMessages({
  kind,
  status,
  catalogueEntry: known,
  data,
}: Omit<Failure, 'messages'>): readonly ServerMessage[] {
  const found: ServerMessage[] = [];
  const add = (field: string, original: string, isListed: boolean) => {
    const text = isRussianText(original) ? original : translated(field, original, isListed, status);
    found.push({
      field,
      text: text?.slice(0, MAX_SERVER_TEXT_LENGTH) ?? null,
      original: original.slice(0, MAX_SERVER_TEXT_LENGTH),
    });
  };
  const take = (said: unknown, field: string, depth: number, isListed = false) => {
    if (found.length >= MAX_MESSAGES) return;
    if (typeof said === 'string') return add(field, said, isListed);
    if (depth === 0 || typeof said !== 'object' || said === null) return;
    const one = readFieldMessage(said);
    if (one) return take(one.message, one.field, depth - 1, true);
    const bare = isListed && !isGeneralMessageKey(field) ? readBareMessage(said) : null;
    if (bare !== null) return take(bare, field, depth - 1, true);
    const isList = Array.isArray(said);
    for (const [name, part] of Object.entries(said)) take(part, isList ? field : name, depth - 1, isList);
  };
  const isExplained = kind === 'declined' || kind === 'shape' || (status && status >= 400 && status < 500);
  if (!known && isExplained) take(data, '', MAX_DEPTH);
  return found;
}

function translated(field: string, text: string, isListed: boolean, status: number | null): string | null {
  if (isGeneralMessageKey(field)) return EXPLAINED_BY_STATUS.includes(status) ? null : translateServerMessage(text);
  // assumed: a single word outside a list is a code, such as «permission_denied»
  return translateServerMessage(text) ?? (isListed || /\s/.test(text.trim()) ? CHECK_VALUE_MESSAGE : null);
}
