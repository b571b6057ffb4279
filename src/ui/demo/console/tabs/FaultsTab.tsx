// The error catalogue: each row can be armed for the next call, the next few or all, for every call or for one.
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { type CatalogueEntry, errorCatalogue } from '../../../../api/errors/catalogue.ts';
import { endpoints } from '../../../../api/endpoints/all.ts';
import { getModalText } from '../../../texts/modals.ts';
import type { TabProps } from './tabProps.ts';
import type { Fault } from '../frames/control.ts';
import { ConsoleButton, ConsoleSelect, ConsoleSection, ConsoleRow } from '../console.styles.ts';
import { SLOW_MS, MATCH_EXCEPT_NOTIFICATIONS, createFaultRequest, getCatalogueResponse } from './faultRequests.ts';

const Columns = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 24px;

  .list {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(250px, 1fr));
    gap: 8px;
  }
  .choice {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    min-width: 0;
  }
  .choice label {
    flex: none;
    color: var(--ink-text2);
  }
  .choice select {
    min-width: 0;
  }
  ul {
    display: grid;
    gap: 4px;
    font: 400 12px/16px var(--font-mono);
  }
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);

    .armed {
      order: -1;
    }
  }
`;

const DISTURBANCES: readonly (readonly [kind: string, title: string, about: string])[] = [
  ['network', 'Нет сети', 'соединение обрывается'],
  ['slow', 'Медленно', `настоящий ответ через ${SLOW_MS / 1000} с`],
  ['timeout', 'Нет ответа', 'вызов висит, через 15 с — «Отменить»'],
  ['hold', 'Ответ задержан', 'до «Снять все»'],
  ['malformed-json', 'Испорченный JSON', 'ответ не читается'],
  ['html-200', 'HTML вместо данных', 'страница с кодом 200'],
  ['empty-body', 'Пустой ответ', 'тело отсутствует'],
  ['status-500', 'Ошибка 500', 'без известного текста'],
];

const SOCKETS: readonly (readonly [action: string, title: string])[] = [
  ['drop', 'Оборвать чаты'],
  ['swallow', 'Терять сообщения'],
  ['refuse', 'Не пускать в чаты'],
  ['heal', 'Починить чаты'],
];

const SOCKET_MODES: Readonly<Record<string, string>> = {
  swallow: 'сообщения теряются',
  refuse: 'никого не пускают',
  hold: 'вход задержан',
};

const CALLS = [...new Set(Object.values(endpoints).map(({ method, path }) => `${method} ${stem(path)}`))].sort();

/** Path up to its first id, used as the match of a fault. */
function stem(path: string): string {
  return (path.split('{')[0] ?? path).split('?')[0] ?? path;
}

/** Armed faults are listed on the right; one click clears them, releases held calls and restores chats. */
export function FaultsTab({ actor }: TabProps) {
  const arm: Arm = (form, kind, row) => {
    const times = getFieldValue(form, 'times');
    const extent = { times: times === 'always' ? times : Number(times), match: getFieldValue(form, 'match') } as const;
    actor.send({ type: 'command.run', order: createFaultRequest(kind, extent, row) });
  };
  return (
    <Columns onSubmit={(event) => event.preventDefault()}>
      <ConsoleSection>
        <WhichCalls />
        <h2>Ошибки каталога</h2>
        <Refusals arm={arm} />
        <h2>Сеть и ответы</h2>
        <Disturbances arm={arm} />
      </ConsoleSection>
      <Armed actor={actor} />
    </Columns>
  );
}

/** Arms a fault for the calls selected in the `WhichCalls` form; calls that are retried automatically fail twice. */
type Arm = (form: HTMLFormElement | null, kind: unknown, row?: CatalogueEntry) => void;

function WhichCalls() {
  return (
    <ConsoleRow>
      <span className="choice">
        <label htmlFor="fault-times">Сколько вызовов</label>
        <ConsoleSelect name="times" id="fault-times">
          <option value="1">следующий</option>
          {[2, 3, 5, 10].map((times) => (
            <option key={times} value={times}>
              {`следующие ${times}`}
            </option>
          ))}
          <option value="always">все</option>
        </ConsoleSelect>
      </span>
      <span className="choice">
        <label htmlFor="fault-match">Какие</label>
        <ConsoleSelect name="match" id="fault-match">
          <option value="">любые</option>
          {CALLS.map((call) => (
            <option key={call}>{call}</option>
          ))}
        </ConsoleSelect>
      </span>
    </ConsoleRow>
  );
}

function Refusals({ arm }: { arm: Arm }) {
  return (
    <div className="list">
      {errorCatalogue.map((row) => (
        <ConsoleButton
          key={row.text}
          type="button"
          onClick={({ currentTarget }) => arm(currentTarget.form, getCatalogueResponse(row), row)}
        >
          <span>{getModalText(row).title}</span>
          <small>{`${row.status} · ${row.text}`}</small>
        </ConsoleButton>
      ))}
    </div>
  );
}

function Disturbances({ arm }: { arm: Arm }) {
  return (
    <div className="list">
      {DISTURBANCES.map(([kind, title, about]) => (
        <ConsoleButton key={kind} type="button" onClick={({ currentTarget }) => arm(currentTarget.form, kind)}>
          <span>{title}</span>
          <small>{about}</small>
        </ConsoleButton>
      ))}
    </div>
  );
}

/** Faults and socket mode in force. */
function Armed({ actor }: Pick<TabProps, 'actor'>) {
  const world = useSelector(actor, ({ context }) => context.world);
  const armed = world?.faults ?? [];
  const disarm = () => actor.send({ type: 'command.run', order: { mend: true } });
  const toSockets = (action: string) =>
    actor.send({ type: 'command.run', order: { method: 'POST', name: 'sockets', body: { action } } });
  return (
    <ConsoleSection className={armed.length > 0 ? 'armed' : undefined}>
      <h2>Взведено</h2>
      {armed.length === 0 ? <p>Ничего: сервер отвечает как обычно</p> : null}
      <ul>
        {armed.map((fault) => (
          <li key={fault.id}>{described(fault)}</li>
        ))}
      </ul>
      <ConsoleRow>
        <ConsoleButton type="button" onClick={disarm}>
          Снять все
        </ConsoleButton>
      </ConsoleRow>
      <h2>{`Чаты: ${SOCKET_MODES[world?.sockets ?? ''] ?? 'работают'}`}</h2>
      <ConsoleRow>
        {SOCKETS.map(([action, title]) => (
          <ConsoleButton key={action} type="button" onClick={() => toSockets(action)}>
            {title}
          </ConsoleButton>
        ))}
      </ConsoleRow>
    </ConsoleSection>
  );
}

const titles = new Map<string, string>([
  ...errorCatalogue.map((row) => [JSON.stringify(getCatalogueResponse(row)), getModalText(row).title] as const),
  ...DISTURBANCES.map(([kind, title]) => [JSON.stringify(kind), title] as const),
]);

function described({ kind, match, left }: Fault): string {
  const key = JSON.stringify(kind);
  const which = match === null || match === MATCH_EXCEPT_NOTIFICATIONS ? 'любой вызов' : match;
  return `${titles.get(key) ?? key} · ${which} · ${left === 'always' ? 'всегда' : `ещё ${left}`}`;
}

/** The value of a named field; empty when it is missing. */
function getFieldValue(form: HTMLFormElement | null, name: string): string {
  const value = form === null ? null : new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
