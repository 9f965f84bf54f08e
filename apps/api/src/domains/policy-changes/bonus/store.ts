import type { components } from '@lifedesk/contract';
import { type CalendarDate, earnsBonus } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { type StoredText, toLocalisedText } from '../../../platform/language.ts';

type BonusOffer = components['schemas']['BonusOptionOffered'];
type StoredOffer = Omit<BonusOffer, 'name' | 'meaning'> & Readonly<Record<'name' | 'meaning', StoredText>>;

/** The bonus of a participating policy. */
export interface BonusRow {
  policy_no: string;
  /** The current option: the chosen one, otherwise the plan's first. */
  option_code: string;
  issued_on: CalendarDate;
  status_code: string;
  options: readonly BonusOffer[];
}

/** A customer's policies with participating plans, or the given one, including those that earn no bonus now. */
export async function findBonuses(
  db: Db,
  { customerId, policyNo }: { customerId: number; policyNo?: string },
): Promise<BonusRow[]> {
  const one = policyNo === undefined ? sql`` : sql`and p.policy_no = ${policyNo}`;
  const { rows } = await sql<Omit<BonusRow, 'options'> & { options: readonly StoredOffer[] }>`
    select p.policy_no, p.status_code,
      coalesce(chosen.option_code, offered.first) as option_code, offered.options,
      p.issue_date as issued_on
    from policy p
    join policy_status st on st.code = p.status_code
    left join policy_bonus chosen on chosen.policy_no = p.policy_no
    cross join lateral (
      select (array_agg(o.code order by o.position))[1] as first, jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'bonusOption', o.code, 'name', texts.name, 'meaning', texts.meaning,
        'lacks', case
          when o.code = 'cash' and not exists (
            select from policy_account a where a.policy_no = p.policy_no and a.state = 'verified') then 'bank-account'
          when o.code = 'premium-offset' and (p.due_date is null or not st.premium_paying) then 'premium'
        end)) order by o.position) as options
      from plan_bonus_option po join bonus_option o on o.code = po.option_code
      cross join lateral (select jsonb_object_agg(t.language, t.name) as name,
        jsonb_object_agg(t.language, t.meaning) as meaning from bonus_option_text t where t.option_code = o.code) texts
      where po.plan_code = p.plan_code) offered
    where p.customer_id = ${customerId} ${one} and offered.options is not null
    order by p.policy_no`.execute(db);
  return rows.map((row) => ({
    ...row,
    options: row.options.map((option) => ({
      ...option,
      name: toLocalisedText(option.name),
      meaning: toLocalisedText(option.meaning),
    })),
  }));
}

/** The rule's decision for a participating policy. */
export const bonusOf = ({ status_code: policyStatusCode }: BonusRow) =>
  earnsBonus({ policyStatusCode, sharesInProfits: true });

/** The options of a policy. A bonus in cash is a payout, which a restriction forbids. */
export const withRestriction = (options: readonly BonusOffer[], isRestricted: boolean): BonusOffer[] =>
  options.map((option) =>
    isRestricted && option.bonusOption === 'cash' ? { ...option, lacks: 'no-restriction' as const } : option,
  );

/** Locks the policy until the transaction ends, so that nothing read from it changes. */
export async function lockPolicy(transaction: Db, customerId: number, policyNo: string): Promise<void> {
  await transaction
    .selectFrom('policy')
    .select('policy_no')
    .where('customer_id', '=', customerId)
    .where('policy_no', '=', policyNo)
    .forUpdate()
    .execute();
}

export async function setBonusOption(db: Db, policyNo: string, optionCode: string): Promise<void> {
  await db
    .insertInto('policy_bonus')
    .values({ policy_no: policyNo, option_code: optionCode })
    .onConflict((c) => c.column('policy_no').doUpdateSet({ option_code: optionCode }))
    .execute();
}

export async function findCustomer(db: Db, customerId: number) {
  return db
    .selectFrom('customer')
    .select(['mobile', 'email', 'language'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}
