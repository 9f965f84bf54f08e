import type { LifeCertificate } from '@lifedesk/rules';
import { type RawBuilder, sql } from 'kysely';
import { certificateUnderReview } from './certificate-under-review.store.ts';

/** The policyholder's life of an annuity, or the other one of an annuity on two lives. */
export type AnnuityLife = 'first' | 'second';

/**
 * The lives of an annuity that needs life certificates, in a statement that has its policy under this name: the policyholder's,
 * and the second one if there is one.
 */
export const livesOf = (policy: string): RawBuilder<unknown> => sql`(
  select 'first' as life, o.name, o.birth_date, c.due_on, c.given_on, c.remind_on,
    ${certificateUnderReview('c')} as is_under_review
  from life_certificate c join customer o on o.id = ${sql.ref(`${policy}.customer_id`)}
  where c.policy_no = ${sql.ref(`${policy}.policy_no`)} and c.received_on is null
  union all
  select 'second', s.name, s.birth_date, s.due_on, s.given_on, s.remind_on, ${certificateUnderReview('s')}
  from second_annuitant s join life_certificate c using (policy_no)
  where s.policy_no = ${sql.ref(`${policy}.policy_no`)} and c.received_on is null)`;

/** The certificate of a life, in a statement that has `livesOf` under this name. */
export const certificateIn = (lives: string): RawBuilder<LifeCertificate> => sql`jsonb_build_object(
  'dueOn', ${sql.ref(`${lives}.due_on`)}, 'givenOn', ${sql.ref(`${lives}.given_on`)},
  'birthDate', ${sql.ref(`${lives}.birth_date`)}, 'isUnderReview', ${sql.ref(`${lives}.is_under_review`)})`;

/** The certificates of all lives, the policyholder's first; none if the policy needs none. */
export const certificatesOf = (policy: string): RawBuilder<readonly LifeCertificate[]> => sql`coalesce((
  select jsonb_agg(${certificateIn('lives')} order by lives.life) from ${livesOf(policy)} lives), '[]'::jsonb)`;
