// Progress of a request: stepper, assignee, and history.
import { getOwnProperty } from '../../../api/lib/getOwnProperty.ts';
import type { ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { StatusEvent } from '../../../api/schemas/trades.ts';
import { getStatusMeta } from '../../../machines/lifecycles/transitions.ts';
import { DateTime } from '../../kit/display/DateTime.tsx';
import { Timeline } from '../../kit/display/charts/Timeline.tsx';
import { AssigneeNote } from '../../kit/layout/ListPage.styles.ts';
import { LifecycleProgress, ReserveReturnedNote } from '../../record/RecordStatus.tsx';

interface CourseProps {
  readonly lifecycle: AnyStateMachine;
  readonly mainPath: readonly string[];
  readonly status: string | null;
  readonly events: readonly StatusEvent[];
  /** Next step of the operator; '' once final. */
  readonly step: string;
  /** Actions of the owner. */
  readonly children?: ReactNode;
}

const WHO: Readonly<Record<string, string>> = { owner: 'вы', authorized_organization: 'оператор' };

export function TradeProgress({ lifecycle, mainPath, status, events, step, children }: CourseProps) {
  const tone = getStatusMeta(lifecycle, status)?.tone;
  return (
    <>
      <LifecycleProgress lifecycle={lifecycle} mainPath={mainPath} status={status} events={events} />
      {step === '' ? null : (
        <AssigneeNote>
          <strong>Ожидаем оператора.</strong> <span>{`Следующий шаг: ${step}.`}</span>{' '}
          {children ? <span>{children}</span> : null}
        </AssigneeNote>
      )}
      <ReserveReturnedNote lifecycle={lifecycle} status={status} />
      {events.length === 0 ? null : (
        <div>
          <h3>Что произошло</h3>
          <Timeline
            label="История заявки"
            moments={events.map((event, index) => ({
              key: `${index} ${event.status}`,
              title: getStatusMeta(lifecycle, event.status)?.label ?? event.status,
              by: getOwnProperty(WHO, event.by) ?? event.by ?? '',
              time: <DateTime iso={event.at} />,
              state: index === events.length - 1 && tone === 'danger' ? 'refused' : 'done',
            }))}
          />
        </div>
      )}
    </>
  );
}
