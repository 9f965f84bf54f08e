import type { components } from '@lifedesk/contract';
import { STAFF_PEOPLE, type StaffPerson } from '../../simulators/staff/staff-people.ts';
import { toStaffRoles } from '../platform/access/staff.ts';
import { createStaffSessions } from '../platform/access/staff-sessions.ts';
import type { RunningApi } from './running-api.ts';
import { callOperation } from './sign-in.ts';

/** The address of the desk in tests. */
export const DESK = 'http://localhost:4300/';

export type StaffHeaders = { 'x-staff-token': string };

/** What a provider led the browser back with. */
export interface ReturnedFromProvider {
  readonly attempt: string;
  readonly code: string;
  readonly state: string;
  readonly iss: string;
}

function personCalled(who: string): StaffPerson {
  const person = STAFF_PEOPLE.find(({ name }) => name.includes(who));
  if (!person) throw new Error(`there is no member of staff called ${who}`);
  return person;
}

/** Opens a session of a member of staff without the provider. `who` is part of a name. */
export async function openStaffSession(
  { deps }: Pick<RunningApi, 'deps'>,
  who: string,
): Promise<components['schemas']['StaffSession']> {
  const { id: subject, name, roles } = personCalled(who);
  const { staff, token } = await createStaffSessions(deps).open({ subject, name, roles: toStaffRoles(roles) });
  return { subject, name, roles: [...staff.roles], endsAt: staff.endsAt.toISOString(), token };
}

/** Begins to sign in, and chooses a person on the provider's page. `who` is part of a name. */
export async function visitProvider(api: RunningApi, who: string): Promise<ReturnedFromProvider> {
  const begun = await callOperation(api, 'startStaffSignIn', { returnAddress: DESK });
  if (begun.statusCode !== 200) throw new Error(`the sign-in did not begin: ${begun.body}`);
  const { signInAddress, attempt }: components['schemas']['StaffSignIn'] = begun.json();
  const { headers } = await fetch(`${signInAddress}&staff=${personCalled(who).id}`, { redirect: 'manual' });
  const returned = new URLSearchParams(new URL(headers.get('location') ?? '').hash.slice(1));
  const part = (name: string) => returned.get(name) ?? '';
  return { attempt, code: part('code'), state: part('state'), iss: part('iss') };
}

/** Signs a member of staff in at the simulated provider. `who` is part of a name. */
export async function signInStaff(api: RunningApi, who: string): Promise<components['schemas']['StaffSession']> {
  const answer = await callOperation(api, 'completeStaffSignIn', await visitProvider(api, who));
  if (answer.statusCode !== 200) throw new Error(`signing in failed with ${answer.statusCode}: ${answer.body}`);
  return answer.json();
}

export const staffHeaders = ({ token }: { readonly token: string }): StaffHeaders => ({ 'x-staff-token': token });
