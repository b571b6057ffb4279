// Placeholder of a missing chat.
import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';

interface NoChatProps {
  /** One sentence. */
  readonly children: string;
  /** The address is wrong. */
  readonly alert?: boolean;
  readonly action?: ReactNode;
}

/** Centred in the pane. */
export function NoChat({ children, alert, action }: NoChatProps) {
  return (
    <div className="center" role={alert ? 'alert' : undefined}>
      <EmptyState icon={<MessageSquare />} title={children} action={action} />
    </div>
  );
}
