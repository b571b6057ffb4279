// The icon of a status: that of its code, else that of its tone, else a question mark. Success is always a check, whatever
// its code (an accepted agreement is final, an accepted deposit is not).
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import {
  Archive,
  ArrowLeftRight,
  Ban,
  Check,
  CircleDot,
  CirclePause,
  CircleQuestionMark,
  Clock,
  FileClock,
  FilePen,
  Hourglass,
  Landmark,
  Lock,
  LoaderCircle,
  type LucideIcon,
  RefreshCcwDot,
  Send,
  X,
} from 'lucide-react';
import type { Tone } from '../../theme/tokens.ts';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  submitted: Send,
  in_review: Hourglass,
  under_review: Hourglass,
  pending_agreements: FileClock,
  needs_documents: FileClock,
  draft: FilePen,
  on_accounting: Landmark,
  in_progress: ArrowLeftRight,
  processing: LoaderCircle,
  rejected: X,
  failed: X,
  blocked: Lock,
  completed: Check,
  suspended: CirclePause,
  cancelled: Ban,
  superseded: RefreshCcwDot,
  closed: Archive,
};

/** Icons of codes without one of their own; an unknown code is neutral or unknown. */
const TONE_ICONS: Readonly<Record<Tone, LucideIcon>> = {
  success: Check,
  warning: Clock,
  info: CircleDot,
  danger: X,
  neutral: CircleQuestionMark,
  unknown: CircleQuestionMark,
};

/** Icon of a status code in the tone of its lifecycle. */
export function getStatusIcon(status: string | null, tone: Tone): LucideIcon {
  return tone === 'success' ? Check : (getOwnProperty(ICONS, status) ?? TONE_ICONS[tone]);
}
