// Unread notifications: text, time, and a link to their subject.
import { cutText } from '../../../api/lib/cutText.ts';
import type { MouseEvent } from 'react';
import { Link } from '../../hooks/core/Link.tsx';
import { useAreaScreens } from '../../hooks/core/screen.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import type { UnreadNotifications } from '../../hooks/session/useUnreadNotifications.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { toInternalPath } from './internalPath.ts';

/** Maximal characters shown. */
const MAX_TEXT = 500;

interface UnreadListProps {
  readonly unread: UnreadNotifications;
  /** Called when a link is followed. */
  readonly onFollow: (event: MouseEvent<HTMLElement>) => void;
}

/** Following a link marks its notification as read, if the account may write. */
export function UnreadList({ unread, onFollow }: UnreadListProps) {
  const { items, failed, busy, slow, follow: mark, refresh, cancel } = unread;
  const session = useSession();
  const screens = useAreaScreens();
  return (
    <section>
      {items.length > 0 ? (
        <ul>
          {items.map(({ id, text: whole, link, created_at }) => {
            const text = whole && cutText(whole, MAX_TEXT);
            const path = toInternalPath(link, session, screens);
            const follow = (event: MouseEvent<HTMLElement>) => {
              mark(id);
              onFollow(event);
            };
            return (
              <li key={id}>
                {path === null ? (
                  <span>{text}</span>
                ) : (
                  <Link href={path} onClick={follow}>
                    {text}
                  </Link>
                )}
                <DateTime iso={created_at} />
              </li>
            );
          })}
        </ul>
      ) : (
        <p>{failed ? 'Не удалось загрузить уведомления' : busy ? 'Загрузка...' : 'Новых уведомлений нет'}</p>
      )}
      {slow ? (
        <>
          <p role="status">Ответ задерживается</p>
          <Button variant="ghost" size="small" onClick={cancel}>
            Отменить
          </Button>
        </>
      ) : null}
      {failed ? (
        <Button variant="ghost" size="small" busy={busy} onClick={refresh}>
          Повторить
        </Button>
      ) : null}
    </section>
  );
}
