import { type CalendarDate, parseDayFirstDate, parseIsoDate } from '@lifedesk/rules';
import type { RestorationTextFacts } from '@lifedesk/rules/texts';
import {
  type AnswerOf,
  type CallOptions,
  isLifedeskError,
  revivalBasicDetails,
  revivalLatestDetails,
  type Schemas,
  type Sdk,
} from '@lifedesk/sdk';

export type Scheme = Schemas['RevivalScheme'];
export type Quote = Schemas['RevivalQuote'];
export type LapsedPolicy = Schemas['RevivalPolicy'];

/** What the server says of one policy, as of now. */
export interface Cost extends Omit<AnswerOf<'revivalLatestDetails'>, 'asOf'> {
  /** The day that the amounts are of; undefined where the policy cannot be revived any more. */
  readonly asOf: string | undefined;
  readonly basic: AnswerOf<'revivalBasicDetails'>;
  /** The chosen scheme as it was asked for last, with the premium from then on. */
  readonly checked?: AnswerOf<'checkRevivalPremium'>;
}

/** Asks what a policy lacks and what its revival costs now. No schemes: it cannot be revived any more. @throws LifedeskError */
export async function costOf(sdk: Sdk, policyNo: string, options: CallOptions): Promise<Cost> {
  const latest = revivalLatestDetails(sdk, { policyNo }, options).catch((error: unknown) => {
    if (isLifedeskError(error) && error.status === 400)
      return { policyNo, asOf: undefined, instalments: [], schemes: [] };
    throw error;
  });
  const [basic, cost] = await Promise.all([revivalBasicDetails(sdk, { policyNo }, options), latest]);
  return { ...cost, basic };
}

export const quoteOf = ({ schemes, checked }: Cost, scheme: string): Quote | undefined =>
  checked?.quote.scheme === scheme ? checked.quote : schemes.find((quote) => quote.scheme === scheme);

/** What the rule's sentence about a lapsed policy is written from. */
export function revivalFacts({ dueDate, revivalDate }: LapsedPolicy, today: CalendarDate): RestorationTextFacts {
  return { dueDate: parseDayFirstDate(dueDate), revivalDate: parseIsoDate(revivalDate), today };
}
