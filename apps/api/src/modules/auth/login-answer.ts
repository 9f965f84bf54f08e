import type { components } from '@lifedesk/contract';
import { ageOn, maskEmail, maskMiddle, maskPhone, parseIsoDate, stripNameTitle, todayInIndia } from '@lifedesk/rules';
import { corporateTotals } from '../../book/corporate-totals.ts';
import { type PolicyRow, toPolicy } from '../../book/policies.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../session.ts';
import { findCustomer, findCustomerWithPolicies, type Profile } from './auth.store.ts';

type Schemas = components['schemas'];

/** What every answer that opens or restores a session carries. */
export function sessionPart(deps: Deps, session: Session): Schemas['Session'] {
  return {
    token: session.token,
    xsrfToken: session.xsrfToken,
    sessionKind: session.kind,
    sessiontimeout: session.aliveFor,
    currentDateTime: deps.clock.now().toISOString(),
  };
}

/** The masked contacts; absent where none is registered. */
export function maskedContacts({ mobile, email }: { mobile: string | null; email: string | null }) {
  return { ...(mobile ? { mobileNo: maskPhone(mobile) } : {}), ...(email ? { emailId: maskEmail(email) } : {}) };
}

/** What validateOtp, authenticateUser and validateSession answer alike. */
export async function loginAnswer(deps: Deps, session: Session): Promise<Schemas['LoginAnswer']> {
  // Who only follows an application learns nothing about policies.
  if (session.kind === 'track') return { ...sessionPart(deps, session), clientId: session.clientId, policiesData: [] };
  const { customer, policies } = await findCustomerWithPolicies(
    deps.db,
    session.customerId,
    todayInIndia(deps.clock.now()),
  );
  return loginAnswerOf(deps, session, customer, policies);
}

export function loginAnswerOf(
  deps: Deps,
  session: Session,
  customer: Profile,
  policies: readonly PolicyRow[],
): Schemas['LoginAnswer'] {
  const today = todayInIndia(deps.clock.now());
  return {
    ...sessionPart(deps, session),
    clientId: customer.client_id,
    fname: givenName(customer.name),
    policiesData: policies.map((policy) => toPolicy(policy, today)),
    ...maskedContacts(customer),
    isPanValid: customer.pan_validated ? 'Y' : 'N',
    ...(customer.pan ? { pan: maskMiddle(customer.pan) } : {}),
    isFatcaRequired: customer.fatca_required,
    nationality: customer.nationality,
    ...personal(customer, today),
    ...(customer.neft_qc_date ? { neftQcDate: customer.neft_qc_date } : {}),
    neftQcStatus: customer.neft_qc_status,
  };
}

/** Age, income, city and gender, as far as they are known. */
export function personal(customer: Profile, today: ReturnType<typeof todayInIndia>) {
  const birthDate = parseIsoDate(customer.birth_date);
  return {
    ...(birthDate ? { age: ageOn(today, birthDate) } : {}),
    ...(customer.yearly_income === null ? {} : { income: customer.yearly_income }),
    ...(customer.city ? { currentCity: customer.city } : {}),
    ...(customer.gender ? { gender: customer.gender } : {}),
  };
}

export async function corporateLoginAnswer(deps: Deps, session: Session): Promise<Schemas['CorporateLoginAnswer']> {
  const [totals, customer] = await Promise.all([
    corporateTotals(deps.db, session.customerId, todayInIndia(deps.clock.now())),
    findCustomer(deps.db, session.customerId),
  ]);
  return { ...sessionPart(deps, session), ...totals, clientId: session.clientId, ...maskedContacts(customer) };
}

function givenName(name: string): string {
  return stripNameTitle(name).split(/\s+/)[0] || name;
}
