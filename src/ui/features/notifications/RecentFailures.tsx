// «Последние ошибки»: failures of this page, kept after their modal is closed.
import { Copy } from 'lucide-react';
import { selectContents, useCopy } from '../../hooks/dom/useCopy.ts';
import { useRecentFailures } from '../../hooks/session/useRecentFailures.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { formatFailureReport, describeFailedCall } from '../../texts/failureDetails.ts';
import { getFailureText } from '../../texts/failures.ts';
import { getModalText } from '../../texts/modals.ts';

/** Newest first; empty without failures. */
export function RecentFailures() {
  const recent = useRecentFailures();
  const { copied, refused, copy } = useCopy();
  if (recent.length === 0) return null;
  const report = recent.map(formatFailureReport).join('\n\n');
  return (
    <section>
      <h3>Последние ошибки</h3>
      <ul>
        {recent.map(({ at, failure }, index) => (
          <li key={`${at}-${recent.length - index}`}>
            <span>{failure.catalogueEntry ? getModalText(failure.catalogueEntry).title : getFailureText(failure)}</span>
            <span className="mono">{describeFailedCall(failure)}</span>
            <DateTime iso={new Date(at).toISOString()} />
          </li>
        ))}
      </ul>
      {refused ? (
        <pre className="mono" ref={selectContents}>
          {report}
        </pre>
      ) : (
        <Button variant="ghost" size="small" icon={<Copy />} onClick={() => copy(report)}>
          <span aria-live="polite">{copied ? 'Скопировано' : 'Скопировать детали'}</span>
        </Button>
      )}
    </section>
  );
}
