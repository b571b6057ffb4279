// Another tab has signed out, or its session has come to an end: who looks at this one is told why they have to sign in.
import { useEffect } from 'react';
import { useServices } from '../core/services.ts';

/** Mount it once. The line stays until it is closed or somebody signs in. */
export function useSignedOutElsewhereNotice(): void {
  const { session, notices } = useServices();
  useEffect(() => {
    const told = session.on('ENDED_ELSEWHERE', () =>
      notices.send({ type: 'NOTIFY', kind: 'error', text: 'Сеанс завершён в другой вкладке' }),
    );
    return () => told.unsubscribe();
  }, [session, notices]);
}
