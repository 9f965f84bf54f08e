import type { Deps } from '../../deps.ts';
import { problem } from '../problem.ts';
import { type Account, accountText } from './account.ts';
import { addressGroup } from './address-group.ts';
import type { Client } from './client.ts';
import { findKnownBrowser } from './known-browser.ts';
import { addressFailures, addressSends, LIMITS } from './limits/limit-table.ts';
import type { CountedSubject, Limits } from './limits/limits.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'secrets'>;
export type BlockCode = 'login-blocked' | 'otp-blocked';

/**
 * Which counters an attempt or a message uses. A browser that the customer has signed in with has its own; all others
 * share those of the customer and of their address. So a stranger who uses those up does not lock the owner out.
 */
export interface Budget {
  /** Identifies the customer's shared budget or that of one known browser. */
  readonly subject: string;
  /** The counters of OTP attempts. */
  readonly tries: readonly CountedSubject[];
  /**
   * The counters of OTPs sent without a session to these registered contacts. Customers who share a contact share its
   * messages.
   */
  sends(contacts: readonly string[]): readonly CountedSubject[];
}

export async function budgetOf(deps: Needs, client: Client, account: Account): Promise<Budget> {
  // browsers are remembered for customers alone
  const browser = account.applicantId === null ? await findKnownBrowser(deps, client, account.customerId) : null;
  const from = browser === null ? '' : `browser ${browser} `;
  const subject = `${from}${accountText(account)}`;
  const group = addressGroup(client.address);
  const shared = browser === null;
  return {
    subject,
    tries: [[LIMITS.otpTries, subject], ...(shared ? [[addressFailures(deps.config), group] as const] : [])],
    sends: (contacts) => [
      [LIMITS.sends, subject],
      ...contacts.map((contact) => [LIMITS.sendsToRecipient, `${from}contact ${contact.toLowerCase()}`] as const),
      ...(shared ? [[addressSends(deps.config), group] as const] : []),
    ],
  };
}

/** The counter of failures of a client address. */
export const failuresOf = ({ config }: Pick<Needs, 'config'>, { address }: Client): CountedSubject => [
  addressFailures(config),
  addressGroup(address),
];

/** Throws if one of the counters is locked. Counts nothing. */
export async function assertNotLocked(
  limits: Limits,
  counted: readonly CountedSubject[],
  code: BlockCode,
  account?: Account,
): Promise<void> {
  const waits = await Promise.all(counted.map(([limit, subject]) => limits.retryAfter(limit, subject)));
  const retryAfter = Math.max(...waits);
  if (retryAfter > 0) throw problem(code, { retryAfter, ...(account === undefined ? {} : { account }) });
}

/** Counts a failure. Throws if one of the counters is now locked. */
export async function countFailure(limits: Limits, counted: readonly CountedSubject[], code: BlockCode): Promise<void> {
  const reserved = await limits.reserveAll(counted);
  const last = reserved.allowed ? reserved.taken.find(({ remaining }) => remaining === 0) : reserved.refusal;
  if (last) throw problem(code, { retryAfter: last.retryAfter });
}
