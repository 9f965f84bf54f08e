import type { components } from '@lifedesk/contract';
import { coverNow, maskEmail, maskPhone, navAlertActions, todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { problem } from '../../platform/problem.ts';
import { coverFactsOf } from './horizon.ts';
import { findOverviewRows } from './overview.store.ts';
import { gstOf } from './policies.ts';
import { findPolicies, type PolicyRow } from './policy-rows.store.ts';
import { PREMIUM_MODE_WORDS } from './premium-mode.ts';
import { findNominees, findOwner, findRiders } from './store.ts';
import { findWaitingSwitch } from './waiting-switch.store.ts';

type Schemas = components['schemas'];

/** The status of a rider before its first day. */
const NOT_YET = 'Issue in progress';

/** Which of the two NAV alert actions a policy offers now: never both, and neither if it has no NAV. */
export function navEligibility({
  line,
  nav_alerts,
}: Pick<PolicyRow, 'line' | 'nav_alerts'>): Schemas['PolicyEligibility'] {
  const { canRegister, canUnregister } = navAlertActions({ line, hasNavAlerts: nav_alerts });
  return { registerNAVVisibility: canRegister, unregisterNAVVisibility: canUnregister };
}

/** Details of one policy of the session's customer. Throws `not-found` for any other. */
export async function detailsOf(
  { db, clock }: Deps,
  session: Session,
  policyNo: string,
): Promise<Schemas['PolicyDetails']> {
  const today = todayInIndia(clock.now());
  const [policy] = await findPolicies(db, { customerId: session.customerId, today, policyNo });
  if (!policy) throw problem('not-found');
  const range = { from: policyNo, before: null };
  const [[row], owner, riders, nominees, waitingSwitch] = await Promise.all([
    findOverviewRows(db, session.customerId, today, { range, limit: 1 }),
    findOwner(db, session.customerId),
    findRiders(db, policyNo),
    findNominees(db, policyNo),
    policy.line === 'unit-linked' ? findWaitingSwitch(db, policyNo) : undefined,
  ]);
  const covered = row && coverNow(coverFactsOf(row, today), today);
  return {
    policyNo,
    summaryDetailUiResponse: {
      policyDetail: {
        term: policy.policy_term,
        baseSumAssured: policy.sum_assured,
        kind: policy.line,
        ...(covered && { cover: covered.cover, coverReason: covered.because }),
        ...(covered?.until && { coverUntil: covered.until }),
      },
      premiumDetail: {
        premiumModeDesc: PREMIUM_MODE_WORDS[policy.premium_mode],
        modalPremiumexclusiveGST: policy.modal_premium,
        gst: gstOf(policy, today),
      },
      riderDetail: riders.map((rider) => ({
        riderName: rider.name,
        riderSumAssured: rider.sum_assured,
        modalPremium: rider.modal_premium,
        riderTerm: rider.term,
        // its cover starts later
        riderStatus: rider.starts_on !== null && rider.starts_on > today ? NOT_YET : rider.status,
      })),
      nomineeDetail: nominees.map((nominee) => ({
        nomineeName: nominee.name,
        nomineeRelationship: nominee.relationship,
        nomineeShare: nominee.share,
      })),
    },
    personalDetailUiResponse: {
      ...(owner.birth_date ? { policyOwnerDateOfBirth: owner.birth_date } : {}),
      ...(owner.mobile ? { registeredMobileNumber: maskPhone(owner.mobile) } : {}),
      ...(owner.email ? { registeredEmailAddress: maskEmail(owner.email) } : {}),
    },
    eligibilityDetails: navEligibility(policy),
    ...(waitingSwitch && { waitingSwitch }),
  };
}
