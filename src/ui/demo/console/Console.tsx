// The console page: the product in one frame, or three roles with one in full size, and the dock below, which shrinks them.
import { useActorRef, useSelector } from '@xstate/react';
import { useOnChange } from '../../hooks/core/useOnChange.ts';
import { SegmentedEdge } from '../../kit/table/SegmentedEdge.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { stateLinks } from '../links/links.ts';
import { Dock } from './Dock.tsx';
import {
  getScreenPathFromUrl,
  type FrameHandlers,
  type FrameConfig,
  type FrameName,
  type Frames,
  createFrames,
  writeFramePath,
  readFramePath,
} from './frames/frames.ts';
import { StateLinkProgress } from './tabs/StateLinkProgress.tsx';
import { getFrames } from './consoleContext.ts';
import { consoleMachine } from './console.machine.ts';
import { type ConsolePreferences, writeConsolePreferences, readConsolePreferences } from './preferences.ts';
import { runCommand } from './frames/controlCommands.ts';
import { stateLinkMachine } from './stateLink.machine.ts';
import { ConsolePage, FrameGrid } from './Stage.styles.ts';
import { StoryBar } from './story/StoryBar.tsx';
import { createStoryPorts } from './story/ports.ts';
import { readStoryPosition } from './story/position.ts';
import { story } from './story/scenes.ts';
import { getCurrentStep, storyMachine } from './story/story.machine.ts';
import '../../theme/styles.ts';

const base = import.meta.env.BASE_URL.replace(/\/$/, '');
const stage = createFrames(base);

const at = getScreenPathFromUrl();
const startAt = at ?? '/login';
const state = new URLSearchParams(location.search).get('state');
const link = state === null ? null : (stateLinks.get(state) ?? 'unknown');

/** Address of the story; a reload resumes it. */
const asksStory = new URLSearchParams(location.search).has('story');

/** A URL with a screen or a state opens the one-page layout, whatever layout was stored. */
function firstPreferences(): ConsolePreferences {
  const kept = readConsolePreferences();
  if (asksStory) return { ...kept, layout: 'stage', open: false };
  if (link !== null) return { ...kept, layout: 'page', tab: 'scheme' };
  return at === null ? kept : { ...kept, layout: 'page' };
}
const beginning = firstPreferences();

export default function Console() {
  const actor = useActorRef(consoleMachine, {
    input: {
      stage,
      preferences: beginning,
      keep: writeConsolePreferences,
      carryOut: runCommand,
      drawn: link === null || link === 'unknown' ? null : link.machine,
    },
  });
  const tale = useActorRef(storyMachine, {
    input: {
      story,
      ports: createStoryPorts({ stage, actor }),
      kept: beginning.layout === 'stage' ? readStoryPosition() : null,
      begins: asksStory,
    },
  });
  const isStoryOn = useSelector(tale, (snapshot) => snapshot.hasTag('on'));
  const next = useSelector(tale, ({ context }) => getCurrentStep(context)?.step.frame ?? null);
  const preferences = useSelector(actor, ({ context }) => context.preferences);
  const waiting = useSelector(actor, ({ context }) => context.waiting);
  const show = useActorRef(stateLinkMachine, {
    input: {
      stage,
      link,
      changed: () => actor.send({ type: 'server.refetch' }),
      turned(turn) {
        const subscription = actor.on('session.replaced', turn);
        return () => subscription.unsubscribe();
      },
    },
  });
  const shown = getFrames(preferences);
  const singleHandlers: FrameHandlers = {
    moved(path) {
      writeFramePath('page', path);
      show.send({ type: 'page.navigated', path });
    },
    touched() {
      // Guard before sending: every key in the page arrives here, and sending an event is expensive.
      if (show.getSnapshot().can({ type: 'page.interacted' })) show.send({ type: 'page.interacted' });
    },
  };
  const staged = shown.length > 1;
  return (
    <ConsolePage>
      <VisuallyHidden as="h1">Консоль демо</VisuallyHidden>
      <FrameGrid>
        {shown.map((frame) => (
          <Frame
            key={frame.name}
            stage={stage}
            config={frame}
            isFocused={!staged || frame.name === preferences.focus}
            isNext={frame.name === next}
            first={waiting.some(({ name }) => name === frame.name) ? null : firstAddress(frame.name)}
            singleHandlers={singleHandlers}
            onFocus={() => actor.send({ type: 'preferences.change', preferences: { focus: frame.name } })}
          />
        ))}
        {staged ? (
          <StoryBar actor={tale} onBegin={() => actor.send({ type: 'command.run', order: { story: true } })} />
        ) : null}
      </FrameGrid>
      <SegmentedEdge className="edge" />
      <StateLinkProgress actor={show} requested={state} />
      {isStoryOn ? null : <Dock actor={actor} show={show} />}
    </ConsolePage>
  );
}

function firstAddress(name: FrameName): string | null {
  if (name === 'page') return link === null || link === 'unknown' ? base + startAt : null;
  return base + readFramePath(name);
}

interface FrameProps {
  readonly stage: Frames;
  readonly config: FrameConfig;
  /** In full size; otherwise a preview. */
  readonly isFocused: boolean;
  /** The next step of the story is in this frame. */
  readonly isNext: boolean;
  /** Initial path; null while its persona signs in, so that the sign-in page does not flash. */
  readonly first: string | null;
  /** Handlers of the one-page frame. */
  readonly singleHandlers: FrameHandlers;
  readonly onFocus: () => void;
}

function Frame({
  stage: frames,
  config: { name, title },
  isFocused,
  isNext,
  first,
  singleHandlers,
  onFocus,
}: FrameProps) {
  const handlers: FrameHandlers = { moved: (path) => writeFramePath(name, path), touched: () => undefined };
  const take = (frame: HTMLIFrameElement) =>
    frames.attach(name, frame, name === 'page' ? singleHandlers : handlers, first);
  // The focused preview button is gone: move the focus to the page that it opened.
  useOnChange(isFocused, () => {
    if (isFocused && document.activeElement === document.body) frames.frame(name)?.focus();
  });
  return (
    <figure
      data-focus={isFocused || undefined}
      data-preview={!isFocused || undefined}
      data-next={(!isFocused && isNext) || undefined}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own pages, which share our storage and worker */}
      <iframe ref={take} name={name} title={title} inert={!isFocused} />
      {isFocused ? null : (
        <button type="button" aria-label={`Открыть крупно: ${title}`} onClick={onFocus}>
          <span aria-hidden>{title}</span>
        </button>
      )}
    </figure>
  );
}
