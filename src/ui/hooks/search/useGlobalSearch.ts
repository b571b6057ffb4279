// The search across the product for its palette.
import { useActorRef, useSelector } from '@xstate/react';
import {
  type LocalSource,
  type RemoteSource,
  type SearchGroup,
  getSearchGroups,
  globalSearchMachine,
} from '../../../machines/search/globalSearch.machine.ts';
import { useActorOptions, useServices } from '../core/services.ts';

interface GlobalSearch {
  readonly text: string;
  readonly groups: readonly SearchGroup[];
  /** Titles of the lists that failed. */
  readonly failed: readonly string[];
  readonly isPending: boolean;
  readonly isSettled: boolean;
  readonly activeKey: string | null;
  readonly change: (text: string) => void;
  readonly activate: (key: string) => void;
  readonly submit: () => void;
  readonly retry: () => void;
}

interface Sources {
  readonly local: readonly LocalSource[];
  readonly remote: readonly RemoteSource[];
  /** Text typed before the palette was loaded. */
  readonly text: string;
}

/** The sources are read once. */
export function useGlobalSearch(sources: Sources): GlobalSearch {
  const { requests } = useServices();
  const actor = useActorRef(globalSearchMachine, { ...useActorOptions(), input: { requests, ...sources } });
  const snapshot = useSelector(actor, (current) => current);
  const { text, parts, remote, activeKey } = snapshot.context;
  return {
    text,
    groups: getSearchGroups(snapshot.context),
    failed: parts.flatMap(({ failure }, index) => (failure ? (remote[index]?.title ?? []) : [])),
    isPending: snapshot.matches('typing') || snapshot.matches('searching'),
    isSettled: snapshot.matches('settled'),
    activeKey,
    change: (typed) => actor.send({ type: 'text.change', text: typed }),
    activate: (key) => actor.send({ type: 'entry.activate', key }),
    submit: () => actor.send({ type: 'search.submit' }),
    retry: () => actor.send({ type: 'search.retry' }),
  };
}
