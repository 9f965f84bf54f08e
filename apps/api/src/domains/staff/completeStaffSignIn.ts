import { hashToken } from '../../platform/access/sessions.ts';
import { toStaffRoles } from '../../platform/access/staff.ts';
import { createStaffSessions } from '../../platform/access/staff-sessions.ts';
import { handler, ok } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { openSignIn } from './sign-in-secrets.ts';
import { toStaffMember } from './staffSession.ts';
import { takeSignIn } from './store.ts';

export default handler('completeStaffSignIn', async ({ body }, deps) => {
  const { staffProvider, db, clock } = deps;
  if (!staffProvider) throw problem('staff-not-set-up');
  const { attempt, code, state, iss } = body;
  const sealed = await takeSignIn(db, hashToken(attempt), clock.now());
  if (sealed === undefined) throw problem('auth-code-invalid');
  const identity = await staffProvider.identify(openSignIn(deps, sealed), { code, state, iss });
  if (!identity) throw problem('auth-code-invalid');
  const roles = toStaffRoles(identity.roles);
  if (roles.length === 0) throw problem('staff-refused');
  const { staff, token } = await createStaffSessions(deps).open({ ...identity, roles });
  return ok({ ...toStaffMember(staff), token });
});
