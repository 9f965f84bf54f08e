import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addressGroup } from '../access/address-group.ts';
import { type CallBudget, createCallBudget } from '../access/limits/call-budget.ts';
import { createLimits } from '../access/limits/limits.ts';
import { problem } from '../problem.ts';

/** Refuses calls beyond a minute's limit with `rate-limited`. */
export interface CallLimits {
  /** For calls without a live session, by address. */
  ofAddress(request: FastifyRequest): Promise<void>;
  /** For calls with a session of a customer or of staff, by session, so that people behind one address do not block each other. */
  ofSession(request: FastifyRequest): Promise<void>;
}

/** Prevents one caller from using up the service. The sign-in counters stop guesses, not this. */
export function createCallLimits(deps: Deps): CallLimits {
  const limits = createLimits(deps);
  const { perMinute, anonymousPerMinute } = deps.config.rateLimit;
  const ofAddress = createCallBudget(limits, deps.clock, 'calls-of-address', anonymousPerMinute);
  const ofSession = createCallBudget(limits, deps.clock, 'calls-of-session', perMinute);
  const spend = async (budget: CallBudget, subject: string) => {
    const retryAfter = await budget.spend(subject);
    if (retryAfter > 0) throw problem('rate-limited', { retryAfter });
  };
  return {
    ofAddress: (request) => spend(ofAddress, addressGroup(request.ip)),
    async ofSession(request) {
      const { session, staff } = request.callState;
      const id = session?.id ?? staff?.id;
      if (id === undefined) throw new Error('the call was not authenticated');
      await spend(ofSession, id);
    },
  };
}
