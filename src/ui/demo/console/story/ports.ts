// Connects the story to the console: sign-ins, reports of frames and server, the stored position.
import { type ActorRefFrom, waitFor } from 'xstate';
import type { consoleMachine } from '../console.machine.ts';
import { fetchRecord } from '../frames/control.ts';
import { personas } from '../frames/personas.ts';
import { type Frames, isSignedIn, CONSOLE_FRAMES } from '../frames/frames.ts';
import { highlightElement } from './highlight.ts';
import { performStep } from './perform.ts';
import { clearStoryPosition, writeStoryPosition } from './position.ts';
import type { StoryPorts } from './story.machine.ts';
import { type Story, type StoryPosition, type StoryStep, getTablesOfCreatedRecords } from './story.ts';

interface Parts {
  readonly stage: Frames;
  readonly actor: ActorRefFrom<typeof consoleMachine>;
}

export function createStoryPorts({ stage, actor }: Parts): StoryPorts {
  let keeper: FocusKeeper | null = null;
  return {
    async begin(story, signal) {
      const before = await newestOf(story, signal);
      const focus = story.scenes[0]?.steps[0].frame ?? 'page';
      actor.send({ type: 'preferences.change', preferences: { layout: 'stage', open: false, focus } });
      for (const { name, login } of CONSOLE_FRAMES) {
        const persona = personas.find((known) => known.login === (story.logins[name] ?? login));
        if (persona && (story.logins[name] !== undefined || !isSignedIn(name)))
          actor.send({ type: 'frame.signIn', name, persona });
      }
      const { context } = await waitFor(actor, (now) => now.context.waiting.length === 0, { signal });
      if (context.problem !== null || !CONSOLE_FRAMES.every(({ name }) => isSignedIn(name)))
        throw new Error('not everybody is signed in');
      return before;
    },
    isReached: (step, before, signal) => isReached(stage, step, before, signal),
    async perform(step, before, signal) {
      keeper?.stop();
      keeper = keepFocus(stage.frame(step.frame));
      actor.send({ type: 'preferences.change', preferences: { focus: step.frame } });
      try {
        await performStep(
          () => stage.frame(step.frame),
          () => isReached(stage, step, before, signal),
          signal,
        );
      } finally {
        keeper.restore();
      }
    },
    show({ frame, targets }) {
      const element = stage.frame(frame);
      return element ? highlightElement(element, targets) : () => undefined;
    },
    watch(happened) {
      const subscription = actor.subscribe(happened);
      return () => subscription.unsubscribe();
    },
    keep(position) {
      if (position !== null) return writeStoryPosition(position);
      keeper?.stop();
      clearStoryPosition();
      stage.note(null); // a reload of the story's address would begin it again
    },
  };
}

interface FocusKeeper {
  readonly restore: () => void;
  readonly stop: () => void;
}

/**
 * The page in the frame takes the focus when its controls are used, and once more when its dialog closes. `restore` and
 * every later blur give it back, until the visitor uses the page or leaves by Tab.
 */
function keepFocus(frame: HTMLIFrameElement | null): FocusKeeper {
  const { activeElement } = document;
  const stopped = new AbortController();
  const { signal } = stopped;
  const giveBack = () => {
    const isTaken = document.activeElement === document.body || document.activeElement?.tagName === 'IFRAME';
    const isKept = activeElement instanceof HTMLElement && activeElement.tagName !== 'IFRAME';
    if (!signal.aborted && isTaken && isKept) activeElement.focus();
  };
  const stop = () => stopped.abort();
  const stopByVisitor = ({ isTrusted }: Event) => isTrusted && stop();
  for (const type of ['pointerdown', 'keydown'])
    frame?.contentWindow?.addEventListener(type, stopByVisitor, { capture: true, signal });
  addEventListener('keydown', ({ key }) => key === 'Tab' && stop(), { signal });
  function restore(): void {
    giveBack();
    addEventListener('blur', () => setTimeout(giveBack), { signal }); // the frame has the focus only after it
  }
  return { restore, stop };
}

async function newestOf(story: Story, signal: AbortSignal): Promise<StoryPosition['before']> {
  const found = getTablesOfCreatedRecords(story).map(async (table) => {
    const newest = await fetchRecord(table, { id: 'latest' }, signal);
    return [table, newest?.id ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

async function isReached(
  stage: Frames,
  { frame, until }: StoryStep,
  before: StoryPosition['before'],
  signal: AbortSignal,
): Promise<boolean> {
  switch (until.kind) {
    case 'path':
      return stage.path(frame).startsWith(until.path);
    case 'text':
      return stage.frame(frame)?.contentDocument?.body.innerText.includes(until.text) ?? false;
    case 'record': {
      const which = until.id === 'made' ? { after: before[until.table] ?? 0 } : { id: until.id };
      const record = await fetchRecord(until.table, which, signal);
      return record?.status === until.status;
    }
  }
}
