// Query whose last answer of this session is shown while it is refetched.
import { type Endpoint, type EndpointInput, type EndpointResult, createCall } from '../../../api/endpoint.ts';
import type { Services } from '../../../machines/app/services.ts';
import { type QueryCache, createQueryCache } from '../../../machines/data/queryCache.ts';
import { useServices } from '../core/services.ts';
import { type Query, useBaseQuery } from './useQuery.ts';

/** By session; the next epoch starts empty. */
const memories = new WeakMap<Services['session'], { readonly epoch: number; readonly memory: QueryCache }>();

function memoryOf({ session, invalidations }: Services): QueryCache {
  const { epoch } = session.getSnapshot().context;
  const held = memories.get(session);
  if (held?.epoch === epoch) return held.memory;
  held?.memory.clear();
  const memory = createQueryCache(invalidations);
  memories.set(session, { epoch, memory });
  return memory;
}

// assumed: cached counts and published texts may be shown while they are refetched; sums never are
/** As `useQuery`; the input must stay the same. */
export function useCachedQuery<E extends Endpoint>(target: E, input: EndpointInput<E>): Query<EndpointResult<E>> {
  const services = useServices();
  const memory = memoryOf(services);
  const known = memory.answerTo({ ...createCall<Endpoint>(target), input });
  return useBaseQuery(target, input, memory.withCache(services.requests), known);
}
