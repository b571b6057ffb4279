// What the console says of what went wrong: the words of the product, never a line of the log.
import { ApiError } from '../../../api/errors/failure.ts';
import { getFailureText } from '../../texts/failures.ts';
import { getModalText } from '../../texts/modals.ts';

/** Any thrown value in words. */
export function getProblemText(error: unknown): string {
  if (error instanceof ApiError) {
    const { failure } = error;
    return failure.known ? getModalText(failure.known).title : getFailureText(failure);
  }
  // assumed: words that are not Russian are nobody's but a developer's
  return error instanceof Error && /[а-яё]/i.test(error.message) ? error.message : 'Сервер демо этого не выполнил';
}
