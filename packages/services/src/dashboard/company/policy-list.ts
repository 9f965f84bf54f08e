import { formatCount } from '@lifedesk/rules';
import type { BodyOf } from '@lifedesk/sdk';

type PageBody = BodyOf<'corporatePoliciesByPage'>;

/** The page size: as many policies as the server sends first. */
export const pageSize = 20;

export const sortColumns = ['policyNo', 'policyHolderName', 'dueDate', 'modalPremiuminclusiveGST'] as const;
type SortColumn = (typeof sortColumns)[number];

export const filters = ['all', 'due', 'overdue', 'lapsed'] as const;
export type Only = (typeof filters)[number];

/** The visible part of the list. It is in the address, so that returning from a policy restores it. */
export interface ListView {
  /** From 1. */
  readonly page: number;
  readonly sortBy: SortColumn;
  readonly descending: boolean;
  /** Only those with a premium to pay, an overdue one, or that have lapsed. */
  readonly only: Only;
}

/** The default view: the premium that falls due first comes first. */
const firstView: ListView = { page: 1, sortBy: 'dueDate', descending: false, only: 'all' };

/** Reads the view from an address; missing or invalid parts have their defaults. */
export function viewOf(query: URLSearchParams): ListView {
  const page = Number(query.get('page'));
  const sortBy = sortColumns.find((column) => column === query.get('sort')) ?? firstView.sortBy;
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    sortBy,
    descending: query.get('order') === 'descending',
    only: filters.find((filter) => filter === query.get('only')) ?? firstView.only,
  };
}

/** The query for a view; defaults are left out. */
export function queryOf({ page, sortBy, descending, only }: ListView): URLSearchParams {
  const query = new URLSearchParams();
  if (page !== firstView.page) query.set('page', String(page));
  if (sortBy !== firstView.sortBy) query.set('sort', sortBy);
  if (descending) query.set('order', 'descending');
  if (only !== firstView.only) query.set('only', only);
  return query;
}

/** Whether it is the default view, which comes with the totals. */
export function isFirstView(view: ListView): boolean {
  return queryOf(view).size === 0;
}

/** The body of the request for a view. */
export function pageBodyOf({ page, sortBy, descending, only }: ListView): PageBody {
  return {
    page,
    pageSize,
    sortBy,
    sortOrder: descending ? 'descending' : 'ascending',
    onlyDue: only === 'due',
    ...(only === 'overdue' || only === 'lapsed' ? { state: only } : {}),
  };
}

/** Which of how many a page shows, as `21`, `40` and `5,000`. */
export function placesOn(page: number, total: number): { from: string; to: string; total: string } {
  return {
    from: formatCount(Math.min((page - 1) * pageSize + 1, total)),
    to: formatCount(Math.min(page * pageSize, total)),
    total: formatCount(total),
  };
}
