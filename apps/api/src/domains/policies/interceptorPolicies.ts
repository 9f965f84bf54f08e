import type { components } from '@lifedesk/contract';
import { todayInIndia } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { linkIdOf } from './policies.ts';
import { findOwner, findReferencePolicy, type Owner } from './store.ts';

type Question = Pick<components['schemas']['InterceptorPolicy'], 'reason' | 'mustAnswer'>;

/** The questions for a company. They concern all its policies and are asked once, on the first. */
const questionsFor = (owner: Owner): Question[] => [
  ...(owner.incorporated_on === null && !owner.sent_incorporation_date
    ? [{ reason: 'date-of-incorporation-missing', mustAnswer: true } as const]
    : []),
  ...(owner.fatca_required ? [{ reason: 'fatca-missing', mustAnswer: true } as const] : []),
  ...(owner.neft_qc_status === 'missing' ? [{ reason: 'bank-details-missing', mustAnswer: false } as const] : []),
  ...(owner.mobile === null || owner.email === null
    ? [{ reason: 'contact-unconfirmed', mustAnswer: false } as const]
    : []),
];

export default sessionHandler('interceptorPolicies', async ({ session }, { db, clock }) => {
  const policy = await findReferencePolicy(db, session.customerId, todayInIndia(clock.now()));
  if (!policy) return ok({ policiesData: [] });
  const questions = questionsFor(await findOwner(db, session.customerId));
  const about = { policyNo: policy.policy_no, id: linkIdOf(policy, true), planName: policy.plan_name };
  return ok({ policiesData: questions.map((question) => ({ ...about, ...question })) });
});
