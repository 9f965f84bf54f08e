import { silent } from '@lifedesk/journey';
import type { CalendarDate } from '@lifedesk/rules';
import { corporatePoliciesByPage, type Sdk } from '@lifedesk/sdk';
import type { Due } from '../dues.ts';
import { duesOfCompany } from './choice.ts';

/** How many fit on a page: on a phone each is a card. */
export const pageSize = 10;
/** How many are fetched at once if all are needed: the server's limit. */
const batch = 100;

interface DuePage {
  readonly dues: readonly Due[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** A page of the company's policies with a premium to pay, the longest due first. @throws LifedeskError */
export async function duePage(
  sdk: Sdk,
  today: CalendarDate,
  page: number,
  signal: AbortSignal,
  size: number = pageSize,
): Promise<DuePage> {
  const body = { page, pageSize: size, sortBy: 'dueDate', sortOrder: 'ascending', onlyDue: true } as const;
  const { policiesData, totalCount } = await corporatePoliciesByPage(sdk, body, { ...silent, signal });
  return { dues: duesOfCompany(policiesData, today), total: totalCount };
}

/**
 * The matching policies of all pages, until there are more than `most`.
 * @throws LifedeskError
 */
export async function allDues(
  sdk: Sdk,
  today: CalendarDate,
  signal: AbortSignal,
  wanted: (due: Due) => boolean,
  most: number,
): Promise<readonly Due[]> {
  const found: Due[] = [];
  for (let page = 1; ; page += 1) {
    const { dues, total } = await duePage(sdk, today, page, signal, batch);
    found.push(...dues.filter(wanted));
    if (found.length > most || page * batch >= total) return found;
  }
}
