// Error messages of the console: readable text, never a log line.
import { ApiError } from '../../../api/errors/failure.ts';
import { getFailureText } from '../../texts/failures.ts';
import { getModalText } from '../../texts/modals.ts';

export function getProblemText(error: unknown): string {
  if (error instanceof ApiError) {
    const { failure } = error;
    return failure.known ? getModalText(failure.known).title : getFailureText(failure);
  }
  // assumed: messages that are not Russian are meant for developers and are not shown
  return error instanceof Error && /[а-яё]/i.test(error.message) ? error.message : 'Сервер демо этого не выполнил';
}
