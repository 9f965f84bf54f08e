import type { components } from '@lifedesk/contract';
import type { Deps } from '../../deps.ts';
import type { Db } from '../database/connect.ts';
import { Problem, problem } from '../problem.ts';
import { type Challenge, createOtpChallenges } from './otp-challenges.ts';
import type { Session } from './session.ts';

type RequestType = components['schemas']['ServiceRequestType'];

/** A challenge with the code that was typed. */
export interface TypedCode {
  otpToken: string;
  otp: string;
  /** The new contact that the code was to go to; the registered ones otherwise. */
  contact?: string;
}

const HALF_HOUR_MS = 30 * 60_000;
/** So many codes may be asked for new contacts in half an hour: nobody's phone is to be flooded from here. */
const MOST_CONTACTS = 10;

/**
 * Starts a challenge that confirms a request of this kind in this session, on the registered contacts or on a new one. A code
 * for one kind confirms no other.
 */
export function startConfirmation(
  deps: Deps,
  session: Session,
  workType: RequestType,
  contact?: string,
): Promise<string> {
  return createOtpChallenges(deps).start({
    customerId: session.customerId,
    opens: null,
    sessionId: session.id,
    policyNo: null,
    workType,
    ...(contact === undefined ? {} : { contact }),
  });
}

/** Refuses with `rate-limited` who has asked for codes to too many new contacts. */
export async function limitNewContacts({ db, clock }: Deps, session: Session): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - HALF_HOUR_MS);
  const { count, oldest } = await db
    .selectFrom('otp_challenge')
    .select((e) => [e.fn.countAll<number>().as('count'), e.fn.min('created_at').as('oldest')])
    .where('customer_id', '=', session.customerId)
    .where('contact', 'is not', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  if (Number(count) < MOST_CONTACTS) return;
  const retryAfter = Math.max(1, Math.ceil(((oldest ?? now).getTime() - since.getTime()) / 1000));
  throw problem('rate-limited', { retryAfter });
}

/**
 * Checks typed codes, and answers what uses them up in the transaction of what they confirm: where that comes to nothing, the
 * codes still work. Wrong ones count at once, whatever comes of it.
 */
export async function checkCodes(
  deps: Deps,
  session: Session,
  workType: RequestType,
  codes: readonly TypedCode[],
  clientAddress: string,
): Promise<(transaction: Db) => Promise<void>> {
  const challenges = createOtpChallenges(deps);
  const checked: Challenge[] = [];
  for (const { otpToken, otp, contact = null } of codes) {
    // which of the codes it was, for the field
    const errors = [{ pointer: contact === null ? '/otp' : '/newOtp', detail: 'is not accepted' }];
    const accepts = (c: Challenge) =>
      c.opens === null &&
      c.session_id === session.id &&
      c.customer_id === session.customerId &&
      c.work_type === workType &&
      c.contact === contact;
    checked.push(
      await challenges.check(otpToken, otp, accepts, clientAddress).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        throw problem(error.code, { ...error.options, errors });
      }),
    );
  }
  return async (transaction) => {
    for (const challenge of checked) await challenges.use(transaction, challenge);
  };
}
