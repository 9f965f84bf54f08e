import type { operations } from '@lifedesk/contract';
import type { CallAnswer } from './call.ts';
import type { AnswerOf, BodyOf } from './endpoint.ts';
import type { Prefetch, PrefetchRequest, Sdk } from './sdk.ts';

/** How long a response waits to be taken, in milliseconds. A page that asks later calls the server. */
export const PREFETCH_MS = 10_000;

/**
 * Starts calls that a page will make as soon as its scripts have loaded. Each response waits for the same call in the
 * same session, which takes it once. If the early call failed, the page's own call goes to the server.
 * @param begin makes the calls with the given SDK; only calls that change nothing
 */
export function prefetchCalls(sdk: Sdk, begin: (sdk: Sdk) => readonly Promise<unknown>[]): void {
  const begun = new Map<string, Promise<unknown>>();
  const here = new Map<string, unknown>();
  // a response belongs to one session
  const keyOf = ({ operation, body }: PrefetchRequest) =>
    JSON.stringify([operation, body, sdk.session.state.tokens?.token]);
  const recording: Prefetch = {
    answered: () => undefined,
    run(request, run) {
      const key = keyOf(request);
      const call = run();
      begun.set(key, call);
      call.then((answer) => begun.has(key) && here.set(key, answer)).catch(() => {});
      return call;
    },
  };
  sdk.prefetch = {
    answered: (request) => here.get(keyOf(request)),
    run<Answer>(request: PrefetchRequest, run: () => Promise<Answer>) {
      const key = keyOf(request);
      // the same operation has the same response type
      const call = begun.get(key) as Promise<Answer> | undefined;
      begun.delete(key);
      here.delete(key);
      return call?.catch(run) ?? run();
    },
  };
  sdk.session.clock.after(PREFETCH_MS, () => {
    sdk.prefetch = undefined;
  });
  for (const call of begin({ ...sdk, prefetch: recording })) call.catch(() => {});
}

/**
 * The response of a prefetched call that has already arrived, so that a page can be drawn with it. The call itself then
 * takes it.
 */
export function prefetchedAnswer<Id extends keyof operations>(
  { prefetch }: Sdk,
  operation: Id,
  body: BodyOf<Id>,
): AnswerOf<Id> | undefined {
  const answer = prefetch?.answered({ operation, body }) as CallAnswer | undefined;
  return answer?.data as AnswerOf<Id> | undefined;
}
