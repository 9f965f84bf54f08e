import { hashToken } from '../../platform/access/sessions.ts';
import { handler, ok } from '../../platform/contract/handler.ts';
import { problem, validationProblem } from '../../platform/problem.ts';
import { sealSignIn } from './sign-in-secrets.ts';
import { insertSignIn } from './store.ts';

/** How long a person may take at the provider, in milliseconds. */
const LIFETIME_MS = 10 * 60_000;

export default handler('startStaffSignIn', async ({ body }, deps) => {
  const { staffProvider, db, clock, ids } = deps;
  if (!staffProvider) throw problem('staff-not-set-up');
  // otherwise a link to us could lead the provider's code to any site
  if (!staffProvider.accepts(body.returnAddress))
    throw validationProblem('/returnAddress', 'Staff cannot return to this address.');
  const { address, secrets } = await staffProvider.begin(body.returnAddress);
  const attempt = ids.token();
  await insertSignIn(db, {
    attempt_hash: hashToken(attempt),
    sealed: sealSignIn(deps, secrets),
    ends_at: new Date(clock.now().getTime() + LIFETIME_MS),
  });
  return ok({ signInAddress: address, attempt });
});
