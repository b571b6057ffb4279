// One icon per status code of the API; a question mark for an unknown code. Success is always a check, whatever its code
// (an accepted agreement is final, an accepted deposit is not).
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
  pending: Clock,
  requested: Clock,
  submitted: Send,
  in_review: Hourglass,
  under_review: Hourglass,
  pending_agreements: FileClock,
  needs_documents: FileClock,
  draft: FilePen,
  accepted: CircleDot,
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

/** Icon of a status code in the tone of its lifecycle. */
export function getStatusIcon(status: string | null, tone: Tone): LucideIcon {
  return tone === 'success' ? Check : (getOwnProperty(ICONS, status) ?? CircleQuestionMark);
}
