import type { BodyOf } from '@lifedesk/sdk';

type PageBody = BodyOf<'corporatePoliciesByPage'>;

/** How many policies a page has: as many as the server tells first. */
export const pageSize = 20;

export const sortColumns = ['policyNo', 'policyHolderName', 'dueDate', 'modalPremiuminclusiveGST'] as const;
type SortColumn = (typeof sortColumns)[number];

/** Which policies of the list are looked at. Stands in the address, so that coming back from a policy finds the place again. */
export interface ListView {
  /** From 1. */
  readonly page: number;
  readonly sortBy: SortColumn;
  readonly descending: boolean;
  /** Only those with a premium to pay. */
  readonly onlyDue: boolean;
}

/** The list as it is opened: the premium that falls due first stands first. */
const firstView: ListView = { page: 1, sortBy: 'dueDate', descending: false, onlyDue: false };

/** The view that an address names; whatever it does not name, or names wrongly, is as at first. */
export function viewOf(query: URLSearchParams): ListView {
  const page = Number(query.get('page'));
  const sortBy = sortColumns.find((column) => column === query.get('sort')) ?? firstView.sortBy;
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    sortBy,
    descending: query.get('order') === 'descending',
    onlyDue: query.get('due') === '1',
  };
}

/** The query that names a view; what is as at first is left out. */
export function queryOf({ page, sortBy, descending, onlyDue }: ListView): URLSearchParams {
  const query = new URLSearchParams();
  if (page !== firstView.page) query.set('page', String(page));
  if (sortBy !== firstView.sortBy) query.set('sort', sortBy);
  if (descending) query.set('order', 'descending');
  if (onlyDue) query.set('due', '1');
  return query;
}

/** Is it the list as it is opened? That one comes with the totals. */
export function isFirstView(view: ListView): boolean {
  return queryOf(view).size === 0;
}

/** What a view is asked for with. */
export function pageBodyOf({ page, sortBy, descending, onlyDue }: ListView): PageBody {
  return { page, pageSize, sortBy, sortOrder: descending ? 'descending' : 'ascending', onlyDue };
}

/** A count with Indian grouping. */
export const counted = (count: number): string => count.toLocaleString('en-IN');

/** Which of how many stand on a page, as `21`, `40` and `5,000`. */
export function placesOn(page: number, total: number): { from: string; to: string; total: string } {
  return {
    from: counted(Math.min((page - 1) * pageSize + 1, total)),
    to: counted(Math.min(page * pageSize, total)),
    total: counted(total),
  };
}
