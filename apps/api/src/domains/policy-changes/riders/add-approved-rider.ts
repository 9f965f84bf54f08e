import {
  modalPremiumOf,
  nextAnniversaryAfter,
  premiumChangeBookedOn,
  premiumWithRider,
  todayInIndia,
  yearlyPremiumOf,
} from '@lifedesk/rules';
import { readStored } from '../../../platform/contract/read-stored.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { findPolicies } from '../../policies/public.ts';
import type { RequestRow } from '../../requests/public.ts';
import { lockPolicy } from '../bonus/store.ts';
import { findPremiumPlans, scheduleChange } from '../premium-change/store.ts';
import { insertRider } from './store.ts';

/** The payload that addRider writes for staff. Amounts in paise. */
export interface RiderPayload {
  readonly riderCode: string;
  readonly riderName: string;
  readonly sumAssured: number;
  readonly premium: number;
  readonly term: number;
}

/**
 * Adds an approved rider to its policy from the next anniversary, and schedules the premium that includes it. Does
 * nothing if the policy has no further premiums by now.
 */
export async function addApprovedRider(db: Db, request: RequestRow): Promise<void> {
  const { customer_id: customerId, settled_at } = request;
  const [policyNo = ''] = request.policy_nos;
  const { riderCode, riderName, sumAssured, premium, term } = readPayload(request);
  const now = settled_at ?? request.made_at;
  const day = todayInIndia(now);
  await lockPolicy(db, customerId, policyNo);
  const [row] = await findPolicies(db, { customerId, today: day, policyNo });
  const plan = (await findPremiumPlans(db, customerId)).get(policyNo);
  const mode = plan?.modes.find(({ premiumMode }) => premiumMode === row?.premium_mode);
  if (!row || !plan || !mode || !row.premium_paying || row.due_date === null) return;
  const { issue_date: issueDate, premium_term: premiumTerm, due_date: dueDate } = row;
  const effectiveOn = nextAnniversaryAfter({ issueDate, premiumTerm, dueDate }, day);
  if (effectiveOn === null) return;
  const yearlyNow = plan.yearlyPremium ?? yearlyPremiumOf(row.modal_premium, mode);
  const changed = premiumWithRider(yearlyNow, premium, mode);
  await insertRider(db, {
    policy_no: policyNo,
    rider_code: riderCode,
    name: riderName,
    sum_assured: sumAssured,
    modal_premium: modalPremiumOf(premium, mode),
    yearly_premium: premium,
    starts_on: effectiveOn,
    term,
    status: 'In force',
  });
  await scheduleChange(
    db,
    {
      policy_no: policyNo,
      kind: 'rider',
      effective_on: effectiveOn,
      booked_from: premiumChangeBookedOn(effectiveOn),
      premium_mode: mode.premiumMode,
      yearly_premium: changed.yearly,
      modal_premium: changed.modal,
      made_at: now,
    },
    yearlyNow,
  );
}

/** What addRider stored. */
const readPayload = ({ payload }: RequestRow): RiderPayload => ({
  riderCode: readStored('RiderCode', payload.riderCode),
  riderName: String(payload.riderName),
  sumAssured: readStored('Paise', payload.sumAssured),
  premium: readStored('Paise', payload.premium),
  term: readStored('TermYears', payload.term),
});
