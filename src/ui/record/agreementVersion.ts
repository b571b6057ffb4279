// Version and date of an agreement.
import type { Agreement } from '../../api/schemas/agreements.ts';
import { EMPTY_VALUE, formatDate } from '../kit/display/format.ts';

/** «Версия 3.0 от 21.10.2026». */
export const formatAgreementVersion = ({ version, created_at }: Agreement): string =>
  `Версия ${version ?? EMPTY_VALUE}${created_at === null ? '' : ` от ${formatDate(created_at)}`}`;
