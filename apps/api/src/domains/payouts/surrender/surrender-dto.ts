import type { components } from '@lifedesk/contract';
import { compareChoices, keptFigures, surrenderAlternatives, todayInIndia } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { toPolicyChoice } from '../../policies/public.ts';
import { findMaskedAccounts } from '../check/accounts.store.ts';
import { findOpenFreeLooks } from '../free-look/returnable.ts';
import { findReducedCovers, findRidersInForce } from './surrender.store.ts';
import type { NotSurrenderable, Surrenderable } from './surrenderable.ts';

type Schemas = components['schemas'];

const IN_FORCE = ['1', '2'];
/** The comparison limits it to what can be borrowed. */
const MOST = { loan: Number.MAX_SAFE_INTEGER, withdrawal: 0 };

/**
 * Loads what the responses show about a customer's policies besides their value. Returns the function that builds one.
 */
export async function surrenderDtos(
  db: Db,
  customerId: number,
  now: Date,
): Promise<(found: Surrenderable) => Schemas['SurrenderPolicy']> {
  const today = todayInIndia(now);
  const [accounts, riders, reduced, freeLooks] = await Promise.all([
    findMaskedAccounts(db, customerId),
    findRidersInForce(db, customerId),
    findReducedCovers(db, customerId),
    findOpenFreeLooks(db, { customerId }, now),
  ]);
  return ({ row, policy, quote, taxFacts, borrowing }) => {
    const isInForce = IN_FORCE.includes(row.status_code);
    const compared = {
      ...policy,
      policyStatusCode: row.status_code,
      reducedCover: reduced.get(row.policy_no) ?? null,
      coverUntil: null,
      premiumLeft: row.premium_left,
      revivalDate: row.revival_date,
      reduction: null,
      // money out of funds has its own service
      funds: null,
      hasOpenRequest: false,
      restrictions: borrowing ? [{ action: 'loan' as const, because: borrowing }] : [],
      tax: taxFacts,
    };
    const freeLook = freeLooks.get(row.policy_no);
    const lost = keptFigures(compared, today);
    const { tax, ...amounts } = quote;
    return {
      ...toPolicyChoice(row),
      quote: { asOn: today, ...amounts, tax: tax.tax, taxRate: tax.rate, taxBecause: tax.because },
      lost: {
        cover: lost.cover,
        riders: isInForce ? (riders.get(row.policy_no) ?? []) : [],
        maturityValue: lost.maturity,
        ...(row.maturity_date && { maturityDate: row.maturity_date }),
      },
      alternatives: surrenderAlternatives(compareChoices(compared, MOST, today)),
      ...(freeLook && { freeLook }),
      ...(policy.received > 0 && { unapplied: policy.received }),
      ...accounts.get(row.policy_no),
    };
  };
}

export const toSurrenderOther = ({ row, because, request }: NotSurrenderable): Schemas['SurrenderOther'] => ({
  policyNo: row.policy_no,
  planName: row.plan_name,
  because,
  ...(request?.type === 'surrender-request' && request.state === 'received' && { cancels: request.ticket }),
});
