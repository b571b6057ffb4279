// Transitions of the record shown by a state link: each is an API call of the persona that may perform it.
import type { AnyStateMachine } from 'xstate';
import { getTransitionsFrom } from '../../links/recordPaths.ts';
import type { StateLink } from '../../links/links.ts';
import type { StateLinkTransition } from '../stateLink.machine.ts';

export interface RecordAction {
  readonly event: string;
  readonly title: string;
  /** The persona that performs it. */
  readonly note: string;
  /** Why it cannot be sent; null when it can. */
  readonly why: string | null;
  readonly run: () => void;
}

const NO_RECORD = 'такой записи на экране нет: откройте одно из состояний по ссылке';
const NOT_HERE = 'в этом состоянии нельзя';
const NO_CALL = 'нужен файл или слова: сделайте это на странице';

/** Actions when `link` shows a record of this machine; otherwise none. */
export function getRecordActions(
  machine: AnyStateMachine,
  link: StateLink | null,
  status: string | null,
  move: (moving: StateLinkTransition) => void,
): readonly RecordAction[] {
  const record = link?.record;
  const made = record && status !== null ? getTransitionsFrom(record.ways, record.shown, status) : [];
  const open = status === null ? [] : [...(machine.root.states[status]?.transitions.keys() ?? [])];
  const offers = machine.events.map((event): RecordAction => {
    const found = made.find(([, , name]) => name === event);
    const why = !record ? NO_RECORD : found ? null : open.includes(event) ? NO_CALL : NOT_HERE;
    return {
      event,
      title: verbOf(machine, event),
      note: found ? `сделает ${found[1].login}` : '',
      why,
      run: () => found && move({ to: found[0], move: found[1] }),
    };
  });
  return offers.sort((a, b) => Number(a.why !== null) - Number(b.why !== null));
}

/** Button label used on the screens. */
function verbOf(machine: AnyStateMachine, event: string): string {
  const states = Object.values(machine.root.states);
  const transitions = states.flatMap((state) => state.transitions.get(event) ?? []);
  return transitions.find(({ description }) => description !== undefined)?.description ?? event;
}
