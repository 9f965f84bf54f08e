import type { AttentionPolicy, CalendarDate } from '@lifedesk/rules';
import { readDomainFiles } from '../../platform/contract/domain-files.ts';
import type { Db } from '../../platform/database/connect.ts';

/** The facts that decide what needs the customer on the given policies; the default export of a domain's `attention-facts.ts`. */
export type AttentionFacts = (
  db: Db,
  customerId: number,
  policyNos: readonly string[],
  today: CalendarDate,
) => Promise<AttentionPolicy[]>;

let sources: Promise<AttentionFacts[]> | undefined;

/** What needs the customer on the given policies, from all domains. */
export const attentionFacts: AttentionFacts = async (...asked) => {
  // Read when first needed, because a domain with such a file may import this one.
  sources ??= readDomainFiles<AttentionFacts>('attention-facts.ts').then((found) => [...found.values()]);
  return (await Promise.all((await sources).map((load) => load(...asked)))).flat();
};
