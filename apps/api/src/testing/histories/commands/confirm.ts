import type { OperationId, RequestBody } from '../../../platform/contract/handler.ts';
import type { AnswerBody } from '../../caller.ts';
import type { History } from '../history.ts';
import type { Task } from '../task.ts';
import { code } from './change.ts';

/** Runs the same this many times at once. */
export const repeat = <Result>(clicks: number, click: (n: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: clicks }, (_, n) => click(n)));

/**
 * Runs tasks before anything else happens, so that there is something to continue with; or leaves them to be scheduled.
 */
export async function perhapsAtOnce(
  history: History,
  tasks: readonly Task[],
  atOnce: boolean,
): Promise<readonly Task[]> {
  if (!atOnce) return tasks;
  await history.doAtOnce(tasks);
  return [];
}

export interface ConfirmedChange<ListId extends OperationId, ChangeId extends OperationId> {
  readonly node: number;
  readonly clicks: number;
  readonly key: string;
  readonly listed: ListId;
  readonly about: RequestBody<ListId>;
  readonly made: ChangeId;
  /** The request's body from the list; undefined if nothing can be requested. */
  readonly body: (listed: AnswerBody<ListId>) => Omit<RequestBody<ChangeId>, 'otpToken' | 'otp'> | undefined;
}

/**
 * A request that a code confirms: the list, the code, and the request with this many clicks, alternating between both
 * nodes.
 */
export async function confirm<ListId extends OperationId, ChangeId extends OperationId>(
  history: History,
  task: Task,
  { node, clicks, key, listed, about, made, body }: ConfirmedChange<ListId, ChangeId>,
): Promise<void> {
  const at = history.node(node);
  const list = await history.call(at, listed, about, { ...task.session });
  const wanted = list.statusCode === 200 ? body(list.json()) : undefined;
  const sent = wanted && (await code(history, at, task, list.json().otpToken, task.person.mobile));
  if (!sent) return;
  const content = JSON.stringify({ ...wanted, ...sent });
  await repeat(clicks, (n) => history.call(history.node(node + n), made, content, { ...task.session, key }));
}
