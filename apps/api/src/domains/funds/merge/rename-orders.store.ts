import type { MergedSwitch } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { Merger } from './mergers.store.ts';

/** Makes a policy's money that waits for a price buy the new fund. */
export async function renameLots(db: Db, policyNo: string, { fromFund, intoFund }: Merger): Promise<void> {
  for (const table of ['unit_lot', 'premium_lot'] as const)
    await sql`
      update ${sql.table(table)} set fund_code = ${intoFund}, asked_fund = coalesce(asked_fund, fund_code)
      where policy_no = ${policyNo} and fund_code = ${fromFund} and bought_at is null and cancelled_at is null`.execute(
      db,
    );
}

/** Moves allocation shares to the new fund, adding up its share and the old fund's. */
export async function renameShares(db: Db, policyNo: string, { fromFund, intoFund }: Merger): Promise<void> {
  await sql`
    with moved as (
      delete from top_up_fund where policy_no = ${policyNo} and fund_code = ${fromFund} returning policy_no, share)
    insert into top_up_fund (policy_no, fund_code, share) select policy_no, ${intoFund}, share from moved
    on conflict (policy_no, fund_code) do update set share = top_up_fund.share + excluded.share`.execute(db);
  await sql`
    with moved as (
      delete from premium_allocation_fund f using premium_allocation a
      where a.id = f.allocation_id and a.policy_no = ${policyNo} and f.fund_code = ${fromFund} returning f.allocation_id, f.share)
    insert into premium_allocation_fund (allocation_id, fund_code, share) select allocation_id, ${intoFund}, share from moved
    on conflict (allocation_id, fund_code) do update set share = premium_allocation_fund.share + excluded.share`.execute(
    db,
  );
  await sql`
    with moved as (
      delete from payment_order_fund f using payment_order o
      where o.id = f.order_id and o.state in ('created', 'pending') and f.policy_no = ${policyNo} and f.fund_code = ${fromFund}
      returning f.order_id, f.policy_no, f.share)
    insert into payment_order_fund (order_id, policy_no, fund_code, share) select order_id, policy_no, ${intoFund}, share from moved
    on conflict (order_id, policy_no, fund_code) do update set share = payment_order_fund.share + excluded.share`.execute(
    db,
  );
}

/** Moves a transfer plan from the old fund to the new one. A plan between the two has nothing left to move and ends. */
export async function renameStrategies(
  db: Db,
  policyNo: string,
  { fromFund, intoFund, mergesOn }: Merger,
): Promise<void> {
  await sql`
    update fund_strategy set from_fund = case from_fund when ${fromFund} then ${intoFund} else from_fund end,
      to_fund = case to_fund when ${fromFund} then ${intoFund} else to_fund end,
      ended_on = case when ticket is null and array[from_fund, to_fund] <@ array[${fromFund}, ${intoFund}]::text[]
        then ${mergesOn}::date end
    where policy_no = ${policyNo} and ended_on is null and ${fromFund} in (from_fund, to_fund)`.execute(db);
}

/** Takes pending withdrawal amounts of the old fund from the new one. */
export async function renameWithdrawals(db: Db, policyNo: string, { fromFund, intoFund }: Merger): Promise<void> {
  await sql`
    with moved as (
      delete from fund_withdrawal_leg l using fund_withdrawal w
      where w.id = l.withdrawal_id and w.policy_no = ${policyNo} and w.state = 'waiting' and l.fund_code = ${fromFund}
      returning l.withdrawal_id, l.position, l.amount)
    insert into fund_withdrawal_leg (withdrawal_id, position, fund_code, amount)
    select withdrawal_id, position, ${intoFund}, amount from moved
    on conflict (withdrawal_id, fund_code) do update set amount = fund_withdrawal_leg.amount + excluded.amount`.execute(
    db,
  );
}

/** The policy's waiting switch, if it names a fund. */
export async function findSwitchNaming(
  db: Db,
  policyNo: string,
  fund: string,
): Promise<{ id: number; ticket: string } | undefined> {
  const { rows } = await sql<{ id: number; ticket: string }>`
    select id, ticket from fund_switch s where policy_no = ${policyNo} and state = 'waiting' and exists (select from (
      select switch_id, fund_code from fund_switch_from union all select switch_id, fund_code from fund_switch_to) l
      where l.switch_id = s.id and l.fund_code = ${fund}) for update`.execute(db);
  return rows[0];
}

/** Rewrites both sides of a waiting switch. */
export async function replaceSides(db: Db, switchId: number, { from, to }: MergedSwitch): Promise<void> {
  for (const [table, parts] of [
    ['fund_switch_from', from],
    ['fund_switch_to', to],
  ] as const) {
    await db.deleteFrom(table).where('switch_id', '=', switchId).execute();
    await db
      .insertInto(table)
      .values(
        parts.map((part, position) => ({
          switch_id: switchId,
          position,
          fund_code: part.fundCode,
          share: 'share' in part ? part.share : null,
          amount: 'share' in part ? null : part.amount,
        })),
      )
      .execute();
  }
}
