import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { problem } from '../../../platform/problem.ts';
import { today } from '../../../platform/today.ts';
import { assertUnrestricted } from '../../policies/public.ts';
import { findMaskedAccounts } from '../check/accounts.store.ts';
import { challengeOf } from '../check/challenge.ts';
import { ownEnquiry } from '../check/enquiry.ts';
import { toFreeLookPolicy } from './free-look-dto.ts';
import { findReturnable } from './returnable.ts';

export default sessionHandler('validateFreelookTicket', async ({ body, session }, deps) => {
  const { db, clock } = deps;
  const { customerId } = session;
  const { request, policyNo } = await ownEnquiry(db, customerId, body.ticket, 'freelook-enquiry');
  const { returnable, others, rows } = await findReturnable(db, { customerId, policyNo }, clock.now());
  const [policy] = returnable;
  const [found = others[0]] = returnable;
  if (!found && rows.length > 0)
    await assertUnrestricted(db, customerId, 'surrender', today(clock), [{ policyNo, pointer: '/ticket' }]);
  if (!found) throw problem('ticket-invalid');
  return ok({
    ticket: request.ticket,
    madeAt: request.made_at.toISOString(),
    policyNo,
    refundThen: Number(request.payload.refund ?? 0),
    because: others[0]?.because ?? 'return-possible',
    ...(found.lastDay && { lastDay: found.lastDay }),
    ...(policy && {
      policy: toFreeLookPolicy(policy, (await findMaskedAccounts(db, customerId)).get(policyNo)),
      ...(await challengeOf(deps, session, 'freelook-request')),
    }),
  });
});
