import type { CalendarDate, HeldRider, RiderRate, RiderTerms } from '@lifedesk/rules';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { PolicyTables } from '../../../platform/database/tables/policies.ts';
import { type LocalisedText, type StoredText, toLocalisedText } from '../../../platform/language.ts';

/** A rider of a policy's plan. */
export interface RiderRow extends Omit<RiderTerms, 'perThousand'> {
  readonly policyNo: string;
  readonly riderCode: string;
  readonly name: LocalisedText;
  readonly meaning: LocalisedText;
  readonly waitingDays: number;
  readonly needsHealth: boolean;
  readonly rates: readonly RiderRate[];
}

/** The riders that a customer's plans offer, in their order. */
export async function findPlanRiders(db: Db, customerId: number): Promise<RiderRow[]> {
  const { rows } = await sql<Omit<RiderRow, 'name' | 'meaning'> & Record<'name' | 'meaning', StoredText>>`
    select p.policy_no as "policyNo", r.code as "riderCode", r.kind, texts.name, texts.meaning,
      r.entry_from as "entryFrom", r.entry_to as "entryTo", r.ends_at_age as "endsAtAge", r.minimum, r.maximum, r.step,
      r.waiting_days as "waitingDays", r.needs_health as "needsHealth",
      coalesce((select jsonb_agg(jsonb_build_object('from', t.age_from, 'to', t.age_to, 'perThousand', t.per_thousand)
        order by t.age_from) from rider_rate t where t.rider_code = r.code), '[]'::jsonb) as rates
    from policy p join plan_rider pr on pr.plan_code = p.plan_code join rider r on r.code = pr.rider_code
    cross join lateral (select jsonb_object_agg(t.language, t.name) as name, jsonb_object_agg(t.language, t.meaning) as meaning
      from rider_text t where t.rider_code = r.code) texts
    where p.customer_id = ${customerId} order by p.policy_no, r.position`.execute(db);
  return rows.map((row) => ({
    ...row,
    name: toLocalisedText(row.name),
    meaning: toLocalisedText(row.meaning),
  }));
}

/** A rider on a policy. */
export interface OwnRider extends HeldRider {
  readonly policyNo: string;
  readonly riderCode: string | null;
}

export async function findOwnRiders(db: Db, customerId: number): Promise<OwnRider[]> {
  const { rows } = await sql<OwnRider>`
    select o.policy_no as "policyNo", o.rider_code as "riderCode", coalesce(r.kind, 'other') as kind,
      o.yearly_premium as "yearlyPremium", o.modal_premium as "modalPremium"
    from policy_rider o join policy p on p.policy_no = o.policy_no left join rider r on r.code = o.rider_code
    where p.customer_id = ${customerId}`.execute(db);
  return rows;
}

/** The insured person of a customer's policies, and the end of each policy. */
export async function findInsured(
  db: Db,
  customerId: number,
): Promise<{ birthDate: CalendarDate | null; maturities: Map<string, CalendarDate | null> }> {
  const { rows } = await sql<{
    policy_no: string;
    maturity_date: CalendarDate | null;
    birth_date: CalendarDate | null;
  }>`
    select p.policy_no, p.maturity_date, c.birth_date from policy p join customer c on c.id = p.customer_id
    where c.id = ${customerId}`.execute(db);
  return {
    birthDate: rows[0]?.birth_date ?? null,
    maturities: new Map(rows.map((row) => [row.policy_no, row.maturity_date])),
  };
}

/** One question of a declaration. */
export interface Question {
  readonly id: string;
  readonly kind: 'yes-no' | 'number';
  readonly text: LocalisedText;
  readonly least?: number;
  readonly most?: number;
}

/** The latest version of a declaration's questions. */
export async function findQuestions(db: Db, declaration: string): Promise<{ version: number; questions: Question[] }> {
  const { rows } = await sql<{ version: number; questions: (Omit<Question, 'text'> & { text: StoredText })[] }>`
    select q.version, jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', q.id, 'kind', q.kind, 'text', texts.text,
      'least', q.least, 'most', q.most)) order by q.position) as questions
    from declaration_question q
    cross join lateral (select jsonb_object_agg(t.language, t.text) as text from declaration_question_text t
      where t.declaration = q.declaration and t.version = q.version and t.question_id = q.id) texts
    where q.declaration = ${declaration}
    group by q.version order by q.version desc limit 1`.execute(db);
  const latest = rows[0];
  if (!latest) return { version: 1, questions: [] };
  const questions = latest.questions.map((question) => ({ ...question, text: toLocalisedText(question.text) }));
  return { version: latest.version, questions };
}

/** Adds a rider to a policy, after the existing ones. */
export async function insertRider(
  db: Db,
  rider: Omit<Insertable<PolicyTables['policy_rider']>, 'position'>,
): Promise<void> {
  const { policy_no } = rider;
  const { position } = await db
    .selectFrom('policy_rider')
    .select(sql<number>`coalesce(max(position) + 1, 0)`.as('position'))
    .where('policy_no', '=', policy_no)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('policy_rider')
    .values({ ...rider, position })
    .execute();
}
