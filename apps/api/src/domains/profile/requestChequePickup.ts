import { checkMobile, checkPickupTime, parseIsoDate, premiumFallsDue } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import type { Db } from '../../platform/database/connect.ts';
import { problem, refusalProblem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { findPolicies, resolvePolicyRef } from '../policies/public.ts';
import { makeRequest } from '../requests/public.ts';
import { assertPlace } from './assert-place.ts';
import { findProfile } from './store.ts';

export default sessionHandler('requestChequePickup', async (call, deps) => {
  const { policyNo, chequePickUpDateTime, addrType, addressDetails } = call.body;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'cheque-pickup',
    async effect({ db }) {
      const place = assertPlace(addressDetails);
      assertPickupTime(chequePickUpDateTime);
      const own = await resolvePolicyRef(db, call.session, policyNo);
      await assertPremium(db, own);
      const mobileNo = call.body.mobileNo ?? (await registeredMobile(db));
      const payload = { chequePickUpDateTime, addrType, mobileNo, addressDetails, ...place };
      return { isDone: false, policyNos: [own], payload };
    },
  });
  return ok(acknowledgement);

  /** A cheque pays a premium, so one must be due. */
  async function assertPremium(db: Db, own: string): Promise<void> {
    const { customerId } = call.session;
    const [policy] = await findPolicies(db, { customerId, today: today(deps.clock), policyNo: own });
    const facts = { policyStatusCode: policy?.status_code, dueDate: policy?.due_date ?? null };
    const { fallsDue, because } = premiumFallsDue(facts);
    if (fallsDue) return;
    throw refusalProblem('/policyNo', 'falls-due', { because });
  }

  /** The registered number in the form in which the courier can call it. */
  async function registeredMobile(db: Db): Promise<string> {
    const { mobile } = await findProfile(db, call.session.customerId);
    const check = checkMobile(mobile ?? '');
    if (check.valid && check.value.isIndian) return check.value.national;
    throw problem('validation', { errors: [{ pointer: '/mobileNo', detail: 'must be a mobile number in India' }] });
  }

  function assertPickupTime(stamp: string): void {
    const [day = '', time = ''] = stamp.split(' ');
    const date = parseIsoDate(day.split('-').reverse().join('-'));
    const { possible, because } = date
      ? checkPickupTime(date, time, today(deps.clock))
      : { possible: false, because: 'too-late' as const };
    if (possible || because === 'possible') return;
    throw refusalProblem('/chequePickUpDateTime', 'pickup', { because });
  }
});
