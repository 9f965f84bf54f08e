import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Session } from '../access/session.ts';
import type { Staff } from '../access/staff.ts';
import type { FoundKey } from '../envelope/key-ring.ts';
import type { ProblemCode } from '../problem.ts';

/** What the hooks learn about a call before its handler runs. */
export interface CallState {
  session: Session | null;
  /** The member of staff who makes the call, alone or for the customer of the session. */
  staff: Staff | null;
  /** How the request's envelope was opened; the response is sealed the same way. */
  envelope: { key: FoundKey; senderPublicKey: Uint8Array } | null;
  rawBody: Buffer;
  /** Why the call was refused or failed. */
  problem: ProblemCode | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    callState: CallState;
  }
  interface FastifyContextConfig {
    operationId?: string;
    /** The contract's path, below the API base. */
    contractPath?: string;
    envelope?: 'required' | 'accepted' | 'refused';
  }
}

const NOTHING = Buffer.alloc(0);

export function addCallState(app: FastifyInstance): void {
  // A getter would be shared between requests, so the hook gives each its own.
  app.decorateRequest('callState');
  app.addHook('onRequest', (request: FastifyRequest, _reply, done) => {
    request.callState = { session: null, staff: null, envelope: null, rawBody: NOTHING, problem: null };
    done();
  });
}
