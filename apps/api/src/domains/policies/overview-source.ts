import type { components } from '@lifedesk/contract';
import type { Appointment, CalendarDate } from '@lifedesk/rules';
import { readDomainFiles } from '../../platform/contract/domain-files.ts';
import type { Db } from '../../platform/database/connect.ts';

/** What other domains contribute to a customer's overview. */
export interface OverviewAdditions {
  readonly appointments?: readonly Appointment[];
  readonly lastPayment?: components['schemas']['LastPayment'] | undefined;
}

/** The default export of a domain's `overview-additions.ts`. */
export type FindOverviewAdditions = (db: Db, customerId: number, today: CalendarDate) => Promise<OverviewAdditions>;

let sources: Promise<FindOverviewAdditions[]> | undefined;

/** The contributions of all domains to a customer's overview. */
export const overviewAdditions: FindOverviewAdditions = async (...args) => {
  // Loaded on first use, because a domain with such a file imports this one.
  sources ??= readDomainFiles<FindOverviewAdditions>('overview-additions.ts').then((found) => [...found.values()]);
  return Object.assign({}, ...(await Promise.all((await sources).map((load) => load(...args)))));
};
