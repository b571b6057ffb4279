// Own agreements: text, and for pending ones acceptance with a checkbox.
import { ScrollText } from 'lucide-react';
import { styled } from 'styled-components';
import { agreementAccept, agreementList } from '../../../api/endpoints/agreements.ts';
import type { Agreement } from '../../../api/schemas/agreements.ts';
import { agreementLifecycle } from '../../../machines/lifecycles/agreement.ts';
import { getTransitions } from '../../../machines/lifecycles/transitions.ts';
import { useMutationForm } from '../../hooks/form/useMutationForm.ts';
import { useNotify } from '../../hooks/session/useNotices.ts';
import { useDisclosure } from '../../hooks/core/useDisclosure.ts';
import { useQuery } from '../../hooks/data/useQuery.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SkeletonTable } from '../../kit/feedback/Skeleton.tsx';
import { formatDate, EMPTY_VALUE } from '../../kit/display/format.ts';
import { AgreementText } from '../../record/AgreementText.tsx';
import { formatAgreementVersion } from '../../record/agreementVersion.ts';
import { SubmitErrorMessage, SubmitButton } from '../../form/SubmitErrorMessage.tsx';
import { StoredFile } from '../../record/files/StoredFile.tsx';
import { QueryContent } from '../../query/QueryContent.tsx';
import { getQueryState } from '../../query/queryStates.tsx';
import { RecordStatus } from '../../record/RecordStatus.tsx';

const List = styled.ul`
  font-size: 13px;
  line-height: 20px;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 10px 16px;
    border-bottom: 1px solid var(--border-subtle);
  }
  > li:last-child {
    border-bottom: 0;
  }
  .what {
    flex: 1 0 200px;
    min-width: 0;
  }
  .title {
    display: block;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  .version {
    color: var(--text-muted);
    font-size: 12px;
    line-height: 16px;
  }
`;

const LIMIT = 100;

/** A panel; pending ones first. */
export function OwnAgreements() {
  const query = useQuery(agreementList, { query: { limit: LIMIT } });
  return (
    <Panel title="Соглашения" count={query.data?.count}>
      <div data-state={getQueryState(query)}>
        <QueryContent query={query} skeleton={<SkeletonTable count={3} />}>
          {({ results }) =>
            results.length === 0 ? (
              <EmptyState icon={<ScrollText />} title="Соглашений пока нет" />
            ) : (
              <List>
                {results
                  .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))
                  .map((agreement) => (
                    <Row key={agreement.id} agreement={agreement} />
                  ))}
              </List>
            )
          }
        </QueryContent>
      </div>
    </Panel>
  );
}

/** The list holds own agreements only (tests/contract/calls.json row 79), so the user is the owner. */
const isOpen = ({ status }: Agreement): boolean =>
  getTransitions(agreementLifecycle, status, { role: 'ved_participant', isOwner: true }).length > 0;

function Row({ agreement }: { agreement: Agreement }) {
  const dialog = useDisclosure();
  const { title, version, accepted_at, status } = agreement;
  return (
    <li>
      <span className="what">
        <span className="title">{title ?? EMPTY_VALUE}</span>
        <span className="version">
          {`${formatAgreementVersion(agreement)}${accepted_at === null ? '' : `, принято ${formatDate(accepted_at)}`}`}
        </span>
      </span>
      <RecordStatus lifecycle={agreementLifecycle} status={status} />
      <Button
        size="small"
        aria-label={`Открыть: ${title ?? EMPTY_VALUE}, версия ${version ?? EMPTY_VALUE}`}
        onClick={dialog.open}
      >
        Открыть
      </Button>
      {dialog.isOpen ? <TextDialog agreement={agreement} onClose={dialog.close} /> : null}
    </li>
  );
}

function TextDialog({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) {
  const { id, title, version, text, file } = agreement;
  const { mayWrite, limit, readProfile } = useSession();
  const notify = useNotify();
  const form = useMutationForm(agreementAccept, {
    initial: { read: false },
    validate: ({ read }): Readonly<Record<string, string>> =>
      read === true ? {} : { read: 'Отметьте, что ознакомлены с текстом' },
    input: () => ({ params: { id } }),
    onDone() {
      notify('done', 'Соглашение принято');
      readProfile(); // the last acceptance lifts the restriction
      onClose();
    },
  });
  const open = isOpen(agreement);
  const mayAccept = mayWrite || limit === 'pending_agreements';
  return (
    <Dialog
      title={title ?? EMPTY_VALUE}
      width={700}
      onClose={form.busy && !form.slow ? undefined : onClose}
      footer={
        <>
          <Button onClick={form.busy ? form.cancel : onClose}>{open ? 'Отмена' : 'Закрыть'}</Button>
          {open ? (
            <SubmitButton form={form} disabled={!mayAccept}>
              Принять
            </SubmitButton>
          ) : null}
        </>
      }
    >
      <AgreementText title={title ?? ''} text={text ?? ''} />
      {file === null ? null : (
        <p>
          <StoredFile address={file} />
        </p>
      )}
      {open ? (
        <CheckboxField
          {...form.check('read')}
          label={`Ознакомлены с текстом «${title ?? EMPTY_VALUE}», версия ${version ?? EMPTY_VALUE}`}
        />
      ) : null}
      <SubmitErrorMessage failure={form.failure} />
    </Dialog>
  );
}
