import type { components } from '@lifedesk/contract';
import type { Deps } from '../../deps.ts';
import type { Db } from '../database/connect.ts';
import { Problem, problem } from '../problem.ts';
import { accountOf, countedAs, isSameAccount } from './account.ts';
import type { Challenge } from './challenge.ts';
import type { Client } from './client.ts';
import { LIMITS } from './limits/limit-table.ts';
import { type CheckedChallenge, createOtpChallenges } from './otp-challenges.ts';
import type { Session } from './session.ts';

type RequestType = components['schemas']['ServiceRequestType'] | 'counter-offer';

/** A challenge with the code that the customer typed. */
export interface TypedCode {
  otpToken: string;
  otp: string;
  /** The new contact that received the code; the registered ones by default. */
  contact?: string;
}

/**
 * Starts a challenge that confirms a request of this kind in this session, on the registered contacts or a new one. Its
 * code confirms no other kind.
 */
export function startConfirmation(
  deps: Deps,
  session: Session,
  workType: RequestType,
  contact?: string,
): Promise<string> {
  const { customerId, applicantId, id: sessionId } = session;
  return createOtpChallenges(deps).start(
    {
      customerId,
      applicantId,
      opens: null,
      sessionId,
      policyNo: null,
      workType,
      ...(contact === undefined ? {} : { contact }),
    },
    [LIMITS.openChallengesInSession, countedAs(session)],
  );
}

/**
 * Checks typed codes. Returns a function that consumes them in the transaction that they confirm; if the transaction
 * fails they stay valid. Wrong codes count immediately, right ones do not count.
 */
export async function checkCodes(
  deps: Deps,
  session: Session,
  workType: RequestType,
  codes: readonly TypedCode[],
  client: Client,
): Promise<(transaction: Db) => Promise<void>> {
  const challenges = createOtpChallenges(deps);
  const checked: CheckedChallenge[] = [];
  for (const { otpToken, otp, contact = null } of codes) {
    // the field of the wrong code
    const errors = [{ pointer: contact === null ? '/otp' : '/newOtp', detail: 'is not accepted' }];
    const accepts = (c: Challenge) =>
      c.opens === null &&
      c.session_id === session.id &&
      isSameAccount(accountOf(c), session) &&
      c.work_type === workType &&
      c.contact === contact;
    checked.push(
      await challenges.check(otpToken, otp, accepts, client).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        throw problem(error.code, { ...error.options, errors });
      }),
    );
  }
  return async (transaction) => {
    for (const one of checked) await challenges.use(transaction, one);
  };
}
