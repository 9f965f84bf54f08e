import type { StageState } from '@lifedesk/ui';
import { isStopped, type ServiceRequest } from './request-words.ts';

interface Stage {
  /** A word from the server, `cancelled` or `stopped` if the customer ended it, or `settled` for the coming end. */
  readonly stage: ServiceRequest['stages'][number]['stage'] | 'cancelled' | 'stopped' | 'settled';
  readonly state: StageState;
  /** When it was reached; absent for a promised stage. */
  readonly at?: string;
  readonly note?: string | undefined;
}

/** The stages of a request: those reached, the current one, and while it is open the promised end. */
export function stagesOf(request: Pick<ServiceRequest, 'stages' | 'state' | 'isCancelled' | 'payout'>): Stage[] {
  const { stages, state, isCancelled } = request;
  const isFinal = state === 'completed' || state === 'declined';
  const reached = stages.map(({ stage, at, note }, place): Stage => {
    const isLast = place === stages.length - 1;
    if (isLast && isCancelled) return { stage: 'cancelled', at, state: 'stopped' };
    if (isLast && isStopped(request)) return { stage: 'stopped', at, note, state: 'stopped' };
    const last: StageState = state === 'declined' || state === 'waiting' ? 'stopped' : isFinal ? 'done' : 'current';
    return { stage, at, note, state: isLast ? last : 'done' };
  });
  return isFinal ? reached : [...reached, { stage: 'settled', state: 'ahead' }];
}
