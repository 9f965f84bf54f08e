import type { components } from '@lifedesk/contract';
import { ageOn, type CalendarDate, isLapsedStatus, maskMiddle, parseIsoDate, revivalDue } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { givenNames, maskedContacts } from '../../platform/access/contacts.ts';
import type { Session } from '../../platform/access/session.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import { VersionedCache } from '../../platform/cache/versioned-cache.ts';
import type { Db } from '../../platform/database/connect.ts';
import { today } from '../../platform/today.ts';
import { payablePolicies } from '../payments/public.ts';
import { corporateTotals, loginAdditions, type PolicyRow, toPolicy, toRestrictions } from '../policies/public.ts';
import { findCustomer, findCustomerWithPolicies, type Profile } from './store.ts';

type Schemas = components['schemas'];

/** The part that all responses share that open or restore a session. */
export function sessionPart(deps: Deps, session: Session): Schemas['Session'] {
  return {
    token: session.token,
    xsrfToken: session.xsrfToken,
    sessionKind: session.kind,
    sessiontimeout: session.aliveFor,
    currentDateTime: deps.clock.now().toISOString(),
  };
}

type PreviousSignIn = Pick<Schemas['LoginAnswer'], 'previousSignIn'>;
type CustomerData = Omit<Schemas['LoginAnswer'], keyof Schemas['Session'] | 'previousSignIn'>;

/** How many customers' responses a node caches, at a few kilobytes each: about as many as are signed in. */
const KEPT = 5_000;
const kept = new WeakMap<Db, VersionedCache<CustomerData>>();
const keptSignIns = new WeakMap<Db, VersionedCache<PreviousSignIn>>();

/** When and on which device the customer signed in before this session; nothing at the first sign-in. */
async function previousSignIn(deps: Deps, session: Session): Promise<PreviousSignIn> {
  const cache = keptSignIns.get(deps.db) ?? new VersionedCache<PreviousSignIn>(KEPT);
  keptSignIns.set(deps.db, cache);
  // it does not change during the session
  return cache.get(session.id, '', async () => {
    const found = await createSessions(deps).findPrevious(session);
    if (!found) return {};
    const { started_at: at, browser, system } = found;
    return { previousSignIn: { at: at.toISOString(), ...(browser && { browser }), ...(system && { system }) } };
  });
}

/** The response of validateOtp, authenticateUser and validateSession. */
export async function loginAnswer(deps: Deps, session: Session): Promise<Schemas['LoginAnswer']> {
  // A session that only tracks an application sees no policies.
  if (session.kind === 'track') return { ...sessionPart(deps, session), clientId: session.clientId, policiesData: [] };
  const { db, clock } = deps;
  const date = today(clock);
  const cache = kept.get(db) ?? new VersionedCache<CustomerData>(KEPT);
  kept.set(db, cache);
  const loading = cache.get(session.customerId, `${session.version} ${date}`, async () => {
    const [{ customer, policies }, payable, additions] = await Promise.all([
      findCustomerWithPolicies(db, session.customerId, date),
      payablePolicies(db, session.customerId),
      loginAdditions(deps, session.customerId, date),
    ]);
    const fees = payable.map((policy) => (isLapsedStatus(policy.policyStatusCode) ? revivalDue(policy, date) : null));
    const latePaymentCharges = fees.reduce((sum, due) => sum + (due?.lateFee ?? 0), 0);
    return { ...toCustomerData(customer, policies, additions, date), latePaymentCharges };
  });
  const [customerData, previous] = await Promise.all([loading, previousSignIn(deps, session)]);
  return { ...sessionPart(deps, session), ...customerData, ...previous };
}

function toCustomerData(
  customer: Profile,
  policies: readonly PolicyRow[],
  additions: ReadonlyMap<string, Partial<Schemas['Policy']>>,
  date: CalendarDate,
): CustomerData {
  const birthDate = parseIsoDate(customer.birth_date);
  return {
    clientId: customer.client_id,
    ...givenNames(customer),
    policiesData: policies.map((policy) => ({
      ...toPolicy(policy, date),
      ...toRestrictions(policy, birthDate, date),
      ...additions.get(policy.policy_no),
    })),
    ...maskedContacts(customer),
    isPanValid: customer.pan_validated ? 'Y' : 'N',
    ...(customer.pan ? { pan: maskMiddle(customer.pan) } : {}),
    isFatcaRequired: customer.fatca_required,
    nationality: customer.nationality,
    ...personalPart(customer, date),
    ...(customer.neft_qc_date ? { neftQcDate: customer.neft_qc_date } : {}),
    neftQcStatus: customer.neft_qc_status,
  };
}

/** Age, income, city and gender, if known. */
export function personalPart(customer: Profile, date: CalendarDate) {
  const birthDate = parseIsoDate(customer.birth_date);
  return {
    ...(birthDate ? { age: ageOn(date, birthDate) } : {}),
    ...(customer.yearly_income === null ? {} : { income: customer.yearly_income }),
    ...(customer.city ? { currentCity: customer.city } : {}),
    ...(customer.gender ? { gender: customer.gender } : {}),
  };
}

export async function corporateLoginAnswer(deps: Deps, session: Session): Promise<Schemas['CorporateLoginAnswer']> {
  const [totals, customer, previous] = await Promise.all([
    corporateTotals(deps, session.customerId, today(deps.clock)),
    findCustomer(deps.db, session.customerId),
    previousSignIn(deps, session),
  ]);
  const { clientId } = session;
  return { ...sessionPart(deps, session), ...totals, clientId, ...maskedContacts(customer), ...previous };
}
