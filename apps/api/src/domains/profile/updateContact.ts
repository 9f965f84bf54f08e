import type { Deps } from '../../deps.ts';
import { checkCodes } from '../../platform/access/confirmations.ts';
import type { BrowserHeader } from '../../platform/access/known-browser.ts';
import { signOutOthers } from '../../platform/access/sign-out-others.ts';
import { answer, sessionHandler } from '../../platform/contract/handler.ts';
import { assertOwnClientId } from '../policies/public.ts';
import { makeRequest, type RequestCall } from '../requests/public.ts';
import { assertFree } from './checkDuplicate.ts';
import { maskContact, type NewContact, newContactOf } from './contacts.ts';
import { dropOtherChallenges, lockValue, saveFormerContact, setContact } from './store.ts';

export const updateMobile = sessionHandler('updateMobile', async (call, deps) => changeContact(deps, call));

export const updateEmail = sessionHandler('updateEmail', async (call, deps) => changeContact(deps, call));

export const corporateUpdateMobile = sessionHandler('corporateUpdateMobile', async (call, deps) => {
  assertOwnClientId(call.session, call.body.clientId);
  return changeContact(deps, call);
});

export const corporateUpdateEmail = sessionHandler('corporateUpdateEmail', async (call, deps) => {
  assertOwnClientId(call.session, call.body.clientId);
  return changeContact(deps, call);
});

type ContactBody = { otpToken: string; otp: string; newOtpToken: string; newOtp: string } & (
  | { mobileNo: string }
  | { emailId: string }
);

/**
 * Changes the mobile number or email of the session's customer, confirmed with codes to the old and the new contact.
 * Ends other sessions and codes, makes other browsers new, and notifies both contacts. Throws `duplicate` if another customer has taken it since,
 * and the errors of the codes.
 */
async function changeContact(deps: Deps, call: RequestCall & { body: ContactBody }) {
  const { body, session, client } = call;
  const type = 'mobileNo' in body ? 'update-mobile' : 'update-email';
  let contact: NewContact | undefined;
  let header: BrowserHeader | undefined;
  const acknowledgement = await makeRequest(deps, call, {
    type,
    async proof() {
      // Not before makeRequest: a reused key is refused as such, also with an address that cannot exist.
      contact = newContactOf(body);
      const codes = [
        { otpToken: body.otpToken, otp: body.otp },
        { otpToken: body.newOtpToken, otp: body.newOtp, contact: contact.value },
      ];
      return checkCodes(deps, session, type, codes, client);
    },
    async effect({ db, now }) {
      if (!contact) throw new Error('the contact was not checked');
      const { field, value, masked } = contact;
      await lockValue(db, value);
      const before = await assertFree(db, session.customerId, contact);
      await saveFormerContact(db, session.customerId, field, before[field], now);
      await setContact(db, session.customerId, field, value);
      header = await signOutOthers(deps, db, session, client);
      await dropOtherChallenges(db, session.customerId, session.id);
      return {
        isDone: true,
        changes: [{ field, before: maskContact(field, before[field]), after: masked }],
        alsoNotify: [{ channel: field === 'mobile' ? 'sms' : 'email', to: value }],
      };
    },
  });
  return answer(200, acknowledgement, header);
}
