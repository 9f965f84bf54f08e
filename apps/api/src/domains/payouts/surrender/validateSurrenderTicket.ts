import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { problem } from '../../../platform/problem.ts';
import { assertUnrestricted } from '../../policies/public.ts';
import { challengeOf } from '../check/challenge.ts';
import { ownEnquiry } from '../check/enquiry.ts';
import { surrenderDtos } from './surrender-dto.ts';
import { findSurrenderable } from './surrenderable.ts';

export default sessionHandler('validateSurrenderTicket', async ({ body, session }, deps) => {
  const { db, clock } = deps;
  const { customerId } = session;
  const { request, policyNo } = await ownEnquiry(db, customerId, body.ticket, 'surrender-enquiry');
  const { surrenderable, others, rows, today } = await findSurrenderable(db, { customerId, policyNo }, clock.now());
  const [found] = surrenderable;
  const [other] = others;
  if (!found && !other) {
    if (rows.length > 0)
      await assertUnrestricted(db, customerId, 'surrender', today, [{ policyNo, pointer: '/ticket' }]);
    throw problem('ticket-invalid');
  }
  return ok({
    ticket: request.ticket,
    madeAt: request.made_at.toISOString(),
    policyNo,
    netThen: Number(request.payload.net ?? 0),
    because: other?.because ?? 'surrender-possible',
    ...(found && {
      policy: (await surrenderDtos(db, customerId, clock.now()))(found),
      ...(await challengeOf(deps, session, 'surrender-request')),
    }),
  });
});
