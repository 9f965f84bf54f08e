import { completeStaffSignIn, startStaffSignIn } from '../endpoints/staff.ts';
import type { Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/** Keeps the attempt in this tab, while it shows the provider's page. */
const ATTEMPT = 'lifedesk-staff-attempt';

/**
 * Begins to sign in as staff, in a browser.
 * @param returnAddress of this app, one of those that the API is configured with
 * @returns the address of the provider's page, to open in this tab
 * @throws LifedeskError `staff-not-set-up` if no provider is configured
 */
export async function beginStaffSignIn(sdk: Sdk, returnAddress: string): Promise<string> {
  const { signInAddress, attempt } = await startStaffSignIn(sdk, { returnAddress });
  sessionStorage.setItem(ATTEMPT, attempt);
  return signInAddress;
}

/**
 * Finishes to sign in as staff, if the provider has led this tab back. Removes what it added from the address first. Keep the
 * session in memory only, and give its token to `createSdk` as `staffToken`.
 * @returns undefined if this tab does not come from the provider
 * @throws LifedeskError `auth-code-invalid` if the sign-in was not accepted, `staff-refused` without a role
 */
export async function finishStaffSignIn(sdk: Sdk): Promise<Schemas['StaffSession'] | undefined> {
  const returned = new URLSearchParams(location.hash.slice(1));
  const attempt = sessionStorage.getItem(ATTEMPT);
  sessionStorage.removeItem(ATTEMPT);
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => returned.get(name));
  if (!state) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (!attempt || !code) return undefined;
  return completeStaffSignIn(sdk, { attempt, code, state, ...(iss && { iss }) });
}
