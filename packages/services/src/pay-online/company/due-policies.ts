import type { CalendarDate } from '@lifedesk/rules';
import { type CallOptions, corporatePoliciesByPage, type Sdk } from '@lifedesk/sdk';
import type { Due } from '../dues.ts';
import { duesOfCompany } from './choice.ts';

/** How many fit on a page: on a phone each is a card. */
export const pageSize = 10;
/** How many are fetched at once if all are needed: the server's limit. */
const batch = 100;

interface WantedPage {
  readonly today: CalendarDate;
  /** From 1. */
  readonly page: number;
  readonly size?: number;
}

interface DuePage {
  readonly page: number;
  readonly dues: readonly Due[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** A page of the company's policies with a premium to pay, the longest due first. @throws LifedeskError */
export async function duePage(
  sdk: Sdk,
  { today, page, size = pageSize }: WantedPage,
  options: CallOptions,
): Promise<DuePage> {
  const body = { page, pageSize: size, sortBy: 'dueDate', sortOrder: 'ascending', onlyDue: true } as const;
  const { policiesData, totalCount } = await corporatePoliciesByPage(sdk, body, options);
  return { page, dues: duesOfCompany(policiesData, today), total: totalCount };
}

/**
 * The matching policies of all pages, until there are more than `most`.
 * @throws LifedeskError
 */
export async function allDues(
  sdk: Sdk,
  today: CalendarDate,
  options: CallOptions,
  wanted: (due: Due) => boolean,
  most: number,
): Promise<{ readonly found: readonly Due[] /** How many did not match. */; readonly others: number }> {
  const found: Due[] = [];
  let others = 0;
  for (let page = 1; ; page += 1) {
    const { dues, total } = await duePage(sdk, { today, page, size: batch }, options);
    const matching = dues.filter(wanted);
    found.push(...matching);
    others += dues.length - matching.length;
    if (found.length > most || page * batch >= total) return { found, others };
  }
}
