// The sums of a request beside its form, and the last look before the one call goes out.
import { useId } from 'react';
import { EXCHANGE_WAY, exchangeLifecycle } from '../../../machines/lifecycles/exchange.ts';
import { statusOf } from '../../../machines/lifecycles/transitions.ts';
import { TRADE_WAY, tradeLifecycle } from '../../../machines/lifecycles/trade.ts';
import { useSession } from '../../hooks/session/useSession.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/overlay/Dialog.tsx';
import { Ledger } from '../../kit/display/DescriptionList.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Stepper } from '../../kit/display/Stepper.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { CancelButton } from '../../form/CancelButton.tsx';
import { RetryWait } from '../../form/RetryWait.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { READ_ONLY } from '../../form/GuardedButton.tsx';
import { KIND_LABELS } from './tradeKinds.ts';
import { RESERVED } from './texts.ts';
import { Stack } from './CreateRequest.styles.ts';
import { detailRows, totalRows } from './requestTotals.tsx';
import type { RequestForm } from './useRequest.ts';

/** Stays beside the form; «Проверить» shows what will be sent, or what is still wrong. */
export function RequestTotals({ request }: { request: RequestForm }) {
  const { mayWrite } = useSession();
  const reason = useId();
  const { kind, reviewed } = request;
  return (
    <Panel title="Итог">
      <div style={{ padding: '8px 16px 16px' }}>
        <Stack>
          <Ledger rows={totalRows(request)} />
          <p>{RESERVED[kind]}</p>
          <Button
            variant="primary"
            wide
            disabled={!mayWrite}
            title={mayWrite ? undefined : READ_ONLY}
            aria-describedby={mayWrite ? undefined : reason}
            onClick={() => reviewed.review(true)}
          >
            Проверить заявку
          </Button>
          {mayWrite ? null : <VisuallyHidden id={reason}>{READ_ONLY}</VisuallyHidden>}
        </Stack>
      </div>
      <div style={{ padding: 16, borderTop: '1px solid var(--border-base)' }}>
        <Stack>
          <h3>Что будет дальше</h3>
          <Ahead kind={kind} />
          <p>Первый ход — за оператором.</p>
        </Stack>
      </div>
    </Panel>
  );
}

function Ahead({ kind }: Pick<RequestForm, 'kind'>) {
  const [machine, way] = kind === 'exchange' ? [exchangeLifecycle, EXCHANGE_WAY] : [tradeLifecycle, TRADE_WAY];
  return (
    <Stepper
      label="Что будет дальше"
      steps={way.map((status) => ({ label: statusOf(machine, status)?.label ?? status, state: 'ahead' }))}
    />
  );
}

/** The focus stands on «Назад»: Enter sends no money. */
export function RequestLook({ request }: { request: RequestForm }) {
  const { kind, reviewed } = request;
  const { form, back, send } = reviewed;
  if (!reviewed.reviewed) return null;
  return (
    <Dialog
      title={`Проверьте заявку: ${KIND_LABELS[kind].toLowerCase()}`}
      width="confirm"
      onClose={form.busy ? undefined : back}
      foot={
        <>
          <CancelButton form={form} onClose={back} label="Назад" first />
          <SubmitButton form={form} onClick={send}>
            Создать заявку
          </SubmitButton>
        </>
      }
    >
      <p>{RESERVED[kind]}</p>
      <Ledger ruled rows={[...totalRows(request), ...detailRows(request)]} />
      <RetryWait failure={form.failure} />
    </Dialog>
  );
}
