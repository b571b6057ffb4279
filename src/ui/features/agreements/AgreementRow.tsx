// One agreement of the modal: title, version, «Открыть» with the text below, or «Принято».
import { ScrollText } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Agreement } from '../../../api/schemas/agreements.ts';
import { isAwaitingAcceptance } from '../../../machines/agreements/agreements.machine.ts';
import { agreementLifecycle } from '../../../machines/lifecycles/agreement.ts';
import { getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import { useScrolledToEnd } from '../../hooks/dom/useScrolledToEnd.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { StatusChip } from '../../kit/display/StatusChip.tsx';
import { EMPTY_VALUE } from '../../kit/display/format.ts';
import { AgreementText } from '../../record/AgreementText.tsx';
import { formatAgreementVersion } from '../../record/agreementVersion.ts';
import { StoredFile } from '../../record/files/StoredFile.tsx';

const Row = styled.li`
  padding: 12px 0;
  border-bottom: 1px solid var(--border-subtle);

  > div:first-child {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .lucide-scroll-text {
    flex: none;
    width: 18px;
    height: 18px;
  }
  .what {
    flex: 1;
    min-width: 0;
  }
  .title {
    display: block;
    color: var(--text-primary);
    font-weight: 500;
  }
  .version {
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
  p {
    margin-top: 8px;
    font-size: 13px;
  }
`;
const Text = styled(AgreementText)`
  max-height: 240px;
  margin: 12px 0 0;
`;

interface AgreementRowProps {
  readonly agreement: Agreement;
  /** Its text is shown. */
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Called when the text was scrolled to its end. */
  readonly onEnd: () => void;
}

export function AgreementRow({ agreement, open, onToggle, onEnd }: AgreementRowProps) {
  const titleId = useId();
  return (
    <Row>
      <div>
        <ScrollText />
        <span className="what">
          <span className="title" id={titleId}>
            {agreement.title ?? EMPTY_VALUE}
          </span>
          <span className="version">{formatAgreementVersion(agreement)}</span>
        </span>
        {isAwaitingAcceptance(agreement) ? (
          <Button size="small" aria-expanded={open} aria-describedby={titleId} onClick={onToggle}>
            {open ? 'Свернуть' : 'Открыть'}
          </Button>
        ) : (
          <Status status={agreement.status} />
        )}
      </div>
      {open ? <Whole agreement={agreement} onEnd={onEnd} /> : null}
    </Row>
  );
}

function Status({ status }: { status: string | null }) {
  const known = getStatusMeta(agreementLifecycle, status);
  return <StatusChip status={status} tone={known?.tone ?? 'neutral'} label={known?.label ?? status} />;
}

/** The agreement: its text, and its file if there is one. */
function Whole({ agreement: { title, text, file }, onEnd }: Pick<AgreementRowProps, 'agreement' | 'onEnd'>) {
  return (
    <>
      <Text {...useScrolledToEnd(onEnd)} title={title ?? ''} text={text ?? ''} />
      {file === null ? null : (
        <p>
          <StoredFile address={file} />
        </p>
      )}
    </>
  );
}
