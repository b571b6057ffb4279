// Bell of the top bar: count, unread notifications, «последние ошибки».
import { Bell as BellIcon } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { usePopover } from '../../hooks/dom/usePopover.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import {
  type UnreadNotifications,
  useUnreadNotifications,
  useUnreadCount,
} from '../../hooks/session/useUnreadNotifications.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { getPluralForm } from '../../kit/display/format.ts';
import { BellPanel, CountBadge } from './Bell.styles.ts';
import { RecentFailures } from './RecentFailures.tsx';
import { UnreadList } from './UnreadList.tsx';

const UNREAD = ['непрочитанное', 'непрочитанных', 'непрочитанных'] as const;

const formatBadge = (count: number): string => (count > 99 ? '99+' : String(count));

/** The visible count is part of the accessible name. */
const nameOf = (count: number): string =>
  count > 0 ? `Уведомления: ${formatBadge(count)} ${getPluralForm(count, UNREAD)}` : 'Уведомления';

/** The panel is a native popover. Opening it marks nothing as read. */
export function Bell() {
  const nameId = useId();
  const count = useUnreadCount();
  const { open, button, panel } = usePopover();
  return (
    <>
      <IconButton
        label="Уведомления"
        icon={
          <>
            <BellIcon />
            {count > 0 ? <CountBadge aria-hidden>{formatBadge(count)}</CountBadge> : null}
          </>
        }
        aria-labelledby={nameId}
        {...button}
      />
      <span id={nameId} hidden>
        {nameOf(count)}
      </span>
      <BellPanel {...panel} role="region" aria-label="Новые уведомления">
        {open ? <Opened /> : null}
      </BellPanel>
    </>
  );
}

function Opened() {
  const unread = useUnreadNotifications();
  return (
    <>
      <Head unread={unread} />
      <UnreadList unread={unread} onFollow={hidePanel} />
      <RecentFailures />
    </>
  );
}

function hidePanel({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** The button stays when everything is read, because it has the focus. */
function Head({ unread: { items, busy, slow, markRead } }: { unread: UnreadNotifications }) {
  const { mayWrite } = useSession();
  const reasonId = useId();
  return (
    <div className="head">
      <h2>Уведомления</h2>
      <Button
        variant="ghost"
        size="small"
        busy={busy && !slow}
        inactive={!mayWrite || items.length === 0}
        aria-describedby={mayWrite ? undefined : reasonId}
        onClick={() => items.length > 0 && markRead(items.map(({ id }) => id))}
      >
        Отметить прочитанными
      </Button>
      {mayWrite ? null : <p id={reasonId}>Отметки недоступны: аккаунт открыт только для просмотра</p>}
    </div>
  );
}
