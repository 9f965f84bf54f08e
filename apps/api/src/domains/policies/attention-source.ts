import type { AttentionPolicy, CalendarDate } from '@lifedesk/rules';
import { readDomainFiles } from '../../platform/contract/domain-files.ts';
import type { Db } from '../../platform/database/connect.ts';

/** Tells what of the given policies of a customer can need them; the default export of a domain's `attention-facts.ts`. */
export type AttentionFacts = (
  db: Db,
  customerId: number,
  policyNos: readonly string[],
  today: CalendarDate,
) => Promise<AttentionPolicy[]>;

let known: Promise<AttentionFacts[]> | undefined;

/** What of the given policies can need their customer, from the domains that know it. */
export const attentionFacts: AttentionFacts = async (...asked) => {
  // Read when first needed: a domain that knows it may be made from this one.
  known ??= readDomainFiles<AttentionFacts>('attention-facts.ts').then((found) => [...found.values()]);
  return (await Promise.all((await known).map((tell) => tell(...asked)))).flat();
};
