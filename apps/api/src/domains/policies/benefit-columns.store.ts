import { sql } from 'kysely';

/** The annuity of a policy `p` and its survival benefits that are not ordered, as the rules read them. */
export const benefitColumns = sql`
  (select jsonb_build_object('instalment', a.instalment, 'mode', a.mode, 'firstOn', a.first_on, 'lastOn', a.last_on,
    'nextOn', a.next_on) from annuity a where a.policy_no = p.policy_no) as annuity,
  coalesce((select jsonb_agg(jsonb_build_object('dueOn', b.due_on, 'amount', b.amount)) from benefit b
    where b.policy_no = p.policy_no and b.kind = 'survival-benefit' and b.ordered_at is null), '[]'::jsonb) as "survivalBenefits"`;
