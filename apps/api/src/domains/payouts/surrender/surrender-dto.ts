import type { components } from '@lifedesk/contract';
import { type CalendarDate, coverNow, maturityValue, surrenderAlternatives } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { toPolicyChoice } from '../../policies/public.ts';
import { findMaskedAccounts } from '../check/accounts.store.ts';
import { findReducedCovers, findRidersInForce } from './surrender.store.ts';
import type { NotSurrenderable, Surrenderable } from './surrenderable.ts';

type Schemas = components['schemas'];

const IN_FORCE = ['1', '2'];

/**
 * Loads what the responses show about a customer's policies besides their value. Returns the function that builds one.
 */
export async function surrenderDtos(
  db: Db,
  customerId: number,
  today: CalendarDate,
): Promise<(found: Surrenderable) => Schemas['SurrenderPolicy']> {
  const [accounts, riders, reduced] = await Promise.all([
    findMaskedAccounts(db, customerId),
    findRidersInForce(db, customerId),
    findReducedCovers(db, customerId),
  ]);
  return ({ row, policy, quote }) => {
    const isInForce = IN_FORCE.includes(row.status_code);
    const { cover } = coverNow(
      {
        ...policy,
        policyStatusCode: row.status_code,
        reducedCover: reduced.get(row.policy_no) ?? null,
        coverUntil: null,
        // withdrawals from funds have their own service
        linked: null,
      },
      today,
    );
    const { tax, ...amounts } = quote;
    return {
      ...toPolicyChoice(row),
      quote: { asOn: today, ...amounts, tax: tax.tax, taxRate: tax.rate, taxBecause: tax.because },
      lost: {
        cover,
        riders: isInForce ? (riders.get(row.policy_no) ?? []) : [],
        maturityValue: isInForce ? maturityValue(policy) : cover,
        ...(row.maturity_date && { maturityDate: row.maturity_date }),
      },
      alternatives: surrenderAlternatives(policy, isInForce, today),
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
