// Connects the story to the console: sign-ins, reports of frames and server, the stored position.
import { type ActorRefFrom, waitFor } from 'xstate';
import type { consoleMachine } from '../console.machine.ts';
import { fetchRecord } from '../frames/control.ts';
import { personas } from '../frames/personas.ts';
import { type Frames, isSignedIn, CONSOLE_FRAMES } from '../frames/frames.ts';
import { highlightElement } from './highlight.ts';
import { performStep } from './perform.ts';
import { clearStory, writeStoryPosition } from './position.ts';
import type { StoryPorts } from './story.machine.ts';
import { type Story, type StoryPosition, type StoryStep, getTables } from './story.ts';

interface Parts {
  readonly stage: Frames;
  readonly actor: ActorRefFrom<typeof consoleMachine>;
}

export function createStoryPorts({ stage, actor }: Parts): StoryPorts {
  return {
    async begin(story, signal) {
      const before = await newestOf(story, signal);
      const focus = story.scenes[0]?.steps[0].seat ?? 'page';
      actor.send({ type: 'preferences.change', preferences: { layout: 'stage', open: false, focus } });
      for (const { name, login } of CONSOLE_FRAMES) {
        const persona = personas.find((known) => known.login === (story.seats[name] ?? login));
        if (persona && (story.seats[name] !== undefined || !isSignedIn(name)))
          actor.send({ type: 'frame.signIn', name, persona });
      }
      const { context } = await waitFor(actor, (now) => now.context.waiting.length === 0, { signal });
      if (context.problem !== null || !CONSOLE_FRAMES.every(({ name }) => isSignedIn(name)))
        throw new Error('not everybody is signed in');
      return before;
    },
    isReached: (step, before, signal) => isReached(stage, step, before, signal),
    async perform(step, before, signal) {
      const focused = document.activeElement;
      actor.send({ type: 'preferences.change', preferences: { focus: step.seat } });
      try {
        await performStep(
          () => stage.frame(step.seat),
          () => isReached(stage, step, before, signal),
          signal,
        );
      } finally {
        restoreFocus(focused);
      }
    },
    show({ seat, hands }) {
      const frame = stage.frame(seat);
      return frame ? highlightElement(frame, hands) : () => undefined;
    },
    watch(happened) {
      const subscription = actor.subscribe(happened);
      return () => subscription.unsubscribe();
    },
    keep(position) {
      if (position !== null) return writeStoryPosition(position);
      clearStory();
      stage.note(null); // a reload of the story's address would begin it again
    },
  };
}

/** The page in the frame takes the focus when its controls are used; a focus the visitor has moved meanwhile stays. */
function restoreFocus(element: Element | null): void {
  const isTaken = document.activeElement === document.body || document.activeElement?.tagName === 'IFRAME';
  if (isTaken && element instanceof HTMLElement && element.tagName !== 'IFRAME') element.focus();
}

async function newestOf(story: Story, signal: AbortSignal): Promise<StoryPosition['before']> {
  const found = getTables(story).map(async (table) => {
    const newest = await fetchRecord(table, { id: 'latest' }, signal);
    return [table, newest?.id ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

async function isReached(
  stage: Frames,
  { seat, until }: StoryStep,
  before: StoryPosition['before'],
  signal: AbortSignal,
): Promise<boolean> {
  switch (until.kind) {
    case 'path':
      return stage.path(seat).startsWith(until.path);
    case 'text':
      return stage.frame(seat)?.contentDocument?.body.innerText.includes(until.text) ?? false;
    case 'record': {
      const which = until.id === 'made' ? { after: before[until.table] ?? 0 } : { id: until.id };
      const record = await fetchRecord(until.table, which, signal);
      return record?.status === until.status;
    }
  }
}
