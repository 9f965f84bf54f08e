import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../platform/access/session.ts';
import { readDomainFiles } from '../../../platform/contract/domain-files.ts';
import type { RequestBody } from '../../../platform/contract/handler.ts';

type Order = RequestBody<'createPayment'>;

/** Throws a problem if an order may not be placed now. */
export type OrderCheck = (
  deps: Pick<Deps, 'db' | 'clock'>,
  session: Session,
  items: readonly { policyNo: string }[],
) => Promise<void>;

/** The checks of a domain before an order for a purpose is placed; the default export of its `order-checks.ts`. */
export type OrderChecks = { readonly [Purpose in Order['purpose']]?: OrderCheck };

let known: Promise<OrderChecks[]> | undefined;

/** Runs every domain's checks on an order. Loaded on first use, because a domain's checks may import this one. */
export async function checkOrder(
  deps: Pick<Deps, 'db' | 'clock'>,
  session: Session,
  { purpose, items }: Pick<Order, 'purpose' | 'items'>,
): Promise<void> {
  known ??= readDomainFiles<OrderChecks>('order-checks.ts').then((found) => [...found.values()]);
  for (const checks of await known) await checks[purpose]?.(deps, session, items);
}
