import { checkFundSplit } from '@lifedesk/rules';
import type { RequestBody } from '../../../platform/contract/handler.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { problem, refusalAt } from '../../../platform/problem.ts';
import { findOpenFunds } from './funds.store.ts';

type Order = Pick<RequestBody<'createPayment'>, 'purpose' | 'items'>;

/** Throws `validation` for a split that does not add up to 100, or that names a fund closed to new money. */
export async function checkSplits(db: Db, { purpose, items }: Order): Promise<void> {
  if (!items.some(({ fundSplit }) => fundSplit)) return;
  const openFunds = (await findOpenFunds(db)).map(({ code }) => code);
  const errors = items.flatMap(({ fundSplit }, index) => {
    if (!fundSplit) return [];
    const pointer = `/items/${index}/fundSplit`;
    if (purpose !== 'top-up') return [{ pointer, detail: 'Only a top-up is split among funds.' }];
    const { accepted, because, sum } = checkFundSplit(fundSplit, openFunds);
    return accepted ? [] : [refusalAt(pointer, 'fund-split', { because, sum })];
  });
  if (errors.length > 0) throw problem('validation', { errors });
}
