import type { components } from '@lifedesk/contract';
import {
  type CalendarDate,
  premiumWithoutRiders,
  type RiderOffer,
  riderOffer,
  riderRateOn,
  ridersOfKindCost,
} from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { toPolicyChoice } from '../../policies/public.ts';
import { type Changeable, findChangeable, type Unchangeable } from '../premium-change/changeable.ts';
import { findInsured, findOwnRiders, findPlanRiders, type RiderRow } from './store.ts';

type Schemas = components['schemas'];

/** A rider of the plan and the rule's decision for a policy. */
export interface OfferedRider {
  readonly rider: RiderRow;
  readonly perThousand: number | null;
  readonly offer: RiderOffer;
}

/** A policy to which riders can be added, including those that cannot. */
export interface RiderPolicy {
  readonly policy: Changeable;
  readonly riders: readonly OfferedRider[];
}

/** A customer's policies, or the given one, with their plans' riders. */
export async function findRiderPolicies(
  db: Db,
  whose: { customerId: number; today: CalendarDate; policyNo?: string },
): Promise<{ policies: RiderPolicy[]; others: Unchangeable[] }> {
  const { changeable, unchangeable } = await findChangeable(db, whose, null);
  const planRiders = await findPlanRiders(db, whose.customerId);
  const own = await findOwnRiders(db, whose.customerId);
  const { birthDate, maturities } = await findInsured(db, whose.customerId);
  const ridersOf = (policyNo: string) => planRiders.filter((rider) => rider.policyNo === policyNo);
  return {
    policies: changeable.flatMap((policy) => {
      const { policy_no: policyNo, sum_assured: sumAssured } = policy.row;
      const has = own.filter((rider) => rider.policyNo === policyNo);
      const facts = {
        startsOn: policy.effectiveOn,
        birthDate,
        maturityDate: maturities.get(policyNo) ?? null,
        sumAssured,
        basePremium: premiumWithoutRiders(policy.yearlyPremium, has),
      };
      const riders = ridersOf(policyNo).map((rider) => {
        const perThousand = riderRateOn(rider.rates, birthDate, policy.effectiveOn);
        const hasRider = has.some(({ riderCode }) => riderCode === rider.riderCode);
        const sameKindPremium = ridersOfKindCost(has, rider.kind, policy.mode);
        return {
          rider,
          perThousand,
          offer: riderOffer({ ...rider, perThousand }, { ...facts, sameKindPremium, hasRider }),
        };
      });
      return riders.length > 0 ? [{ policy, riders }] : [];
    }),
    others: unchangeable.filter(({ row }) => ridersOf(row.policy_no).length > 0),
  };
}

export function toRiderPolicy({ policy, riders }: RiderPolicy): Schemas['RiderPolicy'] {
  const { row, effectiveOn, yearlyPremium, mode } = policy;
  return {
    ...toPolicyChoice(row),
    effectiveOn,
    premiumMode: mode.premiumMode,
    instalment: row.modal_premium,
    yearlyPremium,
    factor: { numerator: mode.numerator, denominator: mode.denominator },
    riders: riders.map(({ rider, perThousand, offer }) => ({
      riderCode: rider.riderCode,
      name: rider.name,
      meaning: rider.meaning,
      kind: rider.kind,
      minimum: rider.minimum,
      maximum: offer.maximum,
      step: rider.step,
      term: offer.term,
      ...(perThousand === null ? {} : { perThousand }),
      needsHealth: rider.needsHealth,
      waitingDays: rider.waitingDays,
      ...(offer.because === 'rider-offered' ? {} : { lacks: offer.because }),
    })),
  };
}
