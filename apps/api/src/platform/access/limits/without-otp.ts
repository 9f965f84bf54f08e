import { addressGroup } from '../address-group.ts';
import type { Client } from '../client.ts';
import { LIMITS } from './limit-table.ts';
import type { CountedSubject, Subject } from './limits.ts';

/** What can be triggered without an OTP and reaches a person: its limits per address, per recipient, and in all. */
const REACHING_PEOPLE = {
  callBack: [LIMITS.callBacksFromAddress, LIMITS.callBacks, LIMITS.callBacksInAll],
  planInterest: [LIMITS.planInterestsFromAddress, LIMITS.planInterests, LIMITS.planInterestsInAll],
  request: [LIMITS.messagesWithoutOtpFromAddress, LIMITS.requestsWithoutOtp, LIMITS.messagesWithoutOtpInAll],
  email: [LIMITS.messagesWithoutOtpFromAddress, LIMITS.emails, LIMITS.messagesWithoutOtpInAll],
} as const;

/**
 * The counters of something that anyone can trigger and that reaches a person. Always in this order, so that two
 * transactions cannot wait for each other.
 * @param recipient whom it reaches: a number or a customer
 */
export function limitsWithoutOtp(
  what: keyof typeof REACHING_PEOPLE,
  { address }: Pick<Client, 'address'>,
  recipient: Subject,
): readonly [CountedSubject, CountedSubject, CountedSubject] {
  const [fromAddress, toRecipient, inAll] = REACHING_PEOPLE[what];
  return [
    [fromAddress, addressGroup(address)],
    [toRecipient, recipient],
    [inAll, 'all'],
  ];
}
