import type { CalendarDate, SwitchSource, SwitchTarget, SwitchTerms } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import type { FundRow } from './holdings.store.ts';

/** The switching terms of a plan; undefined if it offers no switches. */
export async function findSwitchTerms(db: Db, planCode: string): Promise<SwitchTerms | undefined> {
  const row = await db.selectFrom('plan_switch_terms').selectAll().where('plan_code', '=', planCode).executeTakeFirst();
  return (
    row && {
      minimum: row.minimum,
      leastShare: row.least_share,
      freeSwitches: row.free_switches,
      charge: row.charge,
    }
  );
}

/** The switches of a policy since a day, without void ones, and the request of the waiting one. */
export async function findSwitches(
  db: Db,
  policyNo: string,
  since: CalendarDate,
): Promise<{ made: number; waiting: string | undefined }> {
  const rows = await db
    .selectFrom('fund_switch')
    .where('policy_no', '=', policyNo)
    .where('state', '<>', 'void')
    .where((where) => where.or([where('asked_on', '>=', since), where('state', '=', 'waiting')]))
    .select(['ticket', 'state', 'asked_on'])
    .execute();
  return {
    made: rows.filter(({ asked_on }) => asked_on >= since).length,
    waiting: rows.find(({ state }) => state === 'waiting')?.ticket,
  };
}

/** The funds that accept money, by name, with their latest price. Omits funds without a price. */
export async function findPricedFunds(db: Db, today: CalendarDate): Promise<FundRow[]> {
  const rows = await db
    .selectFrom('fund as f')
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('fund_nav')
          .whereRef('fund_code', '=', 'f.code')
          .where('on_date', '<=', today)
          .orderBy('on_date', 'desc')
          .limit(1)
          .select(['nav', 'on_date'])
          .as('n'),
      (join) => join.onTrue(),
    )
    .where('f.is_open', '=', true)
    .orderBy('f.name')
    .select(['f.code', 'f.name', 'f.sfin', 'f.risk', 'n.nav', 'n.on_date'])
    .execute();
  return rows.map(({ on_date, ...fund }) => ({ ...fund, navDate: on_date }));
}

/**
 * Locks a policy until the transaction ends, so that a second switch waits and then finds the first. Units may still be
 * bought.
 */
export async function lockPolicy(transaction: Db, policyNo: string): Promise<void> {
  await transaction
    .selectFrom('policy')
    .select('policy_no')
    .where('policy_no', '=', policyNo)
    .forNoKeyUpdate()
    .execute();
}

interface NewSwitch {
  readonly policyNo: string;
  readonly ticket: string;
  readonly requestedOn: CalendarDate;
  readonly navDate: CalendarDate;
  readonly charge: number;
  readonly from: readonly SwitchSource[];
  readonly to: readonly SwitchTarget[];
}

export async function insertSwitch(db: Db, made: NewSwitch): Promise<void> {
  const { id } = await db
    .insertInto('fund_switch')
    .values({
      policy_no: made.policyNo,
      ticket: made.ticket,
      asked_on: made.requestedOn,
      nav_date: made.navDate,
      charge: made.charge,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('fund_switch_from').values(made.from.map(toRow)).execute();
  await db.insertInto('fund_switch_to').values(made.to.map(toRow)).execute();

  function toRow(side: SwitchSource | SwitchTarget, position: number) {
    const { fundCode } = side;
    const size = 'share' in side ? { share: side.share, amount: null } : { share: null, amount: side.amount };
    return { switch_id: id, position, fund_code: fundCode, ...size };
  }
}

/** The day whose closing price a request's switch gets. */
export async function findNavDate(db: Db, ticket: string): Promise<CalendarDate> {
  const { nav_date } = await db
    .selectFrom('fund_switch')
    .where('ticket', '=', ticket)
    .select('nav_date')
    .executeTakeFirstOrThrow();
  return nav_date;
}
