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

/** The server's current data about one policy. */
export interface Cost extends Omit<AnswerOf<'revivalLatestDetails'>, 'asOf'> {
  /** The day of the amounts; undefined if the policy cannot be revived any more. */
  readonly asOf: string | undefined;
  readonly basic: AnswerOf<'revivalBasicDetails'>;
  /** The chosen scheme as last loaded, with the premium from then on. */
  readonly checked?: AnswerOf<'checkRevivalPremium'>;
}

/**
 * Loads what a policy lacks and what its revival costs now. Without schemes it cannot be revived any more. @throws
 * LifedeskError
 */
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

/** The facts behind the rule's sentence about a lapsed policy. */
export function revivalFacts({ dueDate, revivalDate }: LapsedPolicy, today: CalendarDate): RestorationTextFacts {
  return { dueDate: parseDayFirstDate(dueDate), revivalDate: parseIsoDate(revivalDate), today };
}
