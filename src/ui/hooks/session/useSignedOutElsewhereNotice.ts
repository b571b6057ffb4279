// Explains a sign-out caused by another tab.
import { useEffect } from 'react';
import { useServices } from '../core/services.ts';

/** Mount once. The alert stays until it is closed or somebody signs in. */
export function useSignedOutElsewhereNotice(): void {
  const { session, notices } = useServices();
  useEffect(() => {
    const subscription = session.on('session.endedInOtherTab', () =>
      notices.send({ type: 'notice.show', kind: 'error', text: 'Сеанс завершён в другой вкладке' }),
    );
    return () => subscription.unsubscribe();
  }, [session, notices]);
}
