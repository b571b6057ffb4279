// Faults by what a visitor sees: each is one click, and one click restores normal operation.
import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { errorCatalogue } from '../../../../api/errors/catalogue.ts';
import { createFaultRequest, getCatalogueResponse } from './faultRequests.ts';
import type { TabProps } from './tabProps.ts';
import type { ConsoleCommand } from '../frames/controlCommands.ts';
import { ConsoleButton, ConsoleRow, ConsoleSection } from '../console.styles.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(230px, 1fr));
  gap: 8px;
`;

interface Trouble {
  readonly title: string;
  readonly about: string;
  readonly order: ConsoleCommand;
}

/** Every call, until normal operation is restored. */
const always = (kind: string): ConsoleCommand => createFaultRequest(kind, { times: 'always', match: '' });

/** Answers the next action with the row of the error catalogue that begins so. */
function refusal(text: string): ConsoleCommand {
  const row = errorCatalogue.find((entry) => entry.text.startsWith(text));
  if (!row) throw new Error(`no error begins with ${text}`);
  return createFaultRequest(getCatalogueResponse(row), { times: 1, match: '' }, row);
}

const TROUBLES: readonly Trouble[] = [
  { title: 'Нет сети', about: 'Данные остаются на экране, вызовы можно повторить', order: always('network') },
  { title: 'Медленная связь', about: 'Ответы через 5 секунд: видно ожидание и отмену', order: always('slow') },
  {
    title: 'Чат не подключается',
    about: 'Сообщения ждут связи и не теряются',
    order: { method: 'POST', name: 'sockets', body: { action: 'refuse' } },
  },
  {
    title: 'Счёт заблокирован',
    about: 'Следующее действие встретит решение оператора',
    order: refusal('Your account has been blocked'),
  },
  { title: 'Счёт закрыт', about: 'Остаётся только просмотр истории', order: refusal('Your account is closed') },
  {
    title: 'Счёт на проверке',
    about: 'Действия недоступны до решения оператора',
    order: refusal('Your account is under review'),
  },
  { title: 'Сеанс закончился', about: 'Следующее действие попросит войти снова', order: refusal('Session ended') },
  { title: 'Слишком много запросов', about: 'Сервер просит подождать минуту', order: refusal('Rate limit exceeded') },
  { title: 'Сервис недоступен', about: 'Ошибка на стороне сервера', order: refusal('Internal server error') },
];

export function FaultPresetsTab({ actor }: Pick<TabProps, 'actor'>) {
  const world = useSelector(actor, ({ context }) => context.world);
  const isDisturbed = (world?.faults.length ?? 0) > 0 || (world !== null && world.sockets !== 'heal');
  return (
    <ConsoleSection>
      <ConsoleRow>
        <p role="status">
          {isDisturbed
            ? 'Сбой включён: сделайте что-нибудь на странице и посмотрите, как она себя ведёт.'
            : 'Выберите сбой и продолжайте работать на странице: так это увидит пользователь.'}
        </p>
        <ConsoleButton type="button" onClick={() => actor.send({ type: 'command.run', order: { mend: true } })}>
          Вернуть как было
        </ConsoleButton>
      </ConsoleRow>
      <Grid>
        {TROUBLES.map(({ title, about, order }) => (
          <ConsoleButton key={title} type="button" onClick={() => actor.send({ type: 'command.run', order })}>
            <span>{title}</span>
            <small>{about}</small>
          </ConsoleButton>
        ))}
      </Grid>
    </ConsoleSection>
  );
}
