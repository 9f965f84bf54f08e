import {
  addCalendarMonths,
  type CalendarDate,
  checkNomineeShares,
  isLapsedStatus,
  mayBeAppointee,
  needsAppointee,
  type PlanLine,
} from '@lifedesk/rules';
import { nomineeSharesText } from '@lifedesk/rules/texts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import { type Fault, type FileName, faultIf } from './book-file.ts';
import { inParallel } from './in-parallel.ts';
import { lineRanges, working } from './working-tables.ts';

type At<Row> = Row & { readonly line: number };
interface Nominee {
  readonly share: number;
  readonly birth_date: CalendarDate | null;
  readonly appointee_name: string | null;
  readonly appointee_birth_date: CalendarDate | null;
}
/** A policy with all its rows. */
interface Whole {
  readonly line: number;
  readonly planLine: PlanLine;
  readonly paysPremiums: boolean;
  readonly policy: {
    readonly status_code: string;
    readonly premium_mode: string;
    readonly premium_term: number;
    readonly modal_premium: number;
    readonly issue_date: CalendarDate;
  };
  readonly due: At<{
    readonly due_date: CalendarDate;
    readonly revival_date: CalendarDate | null;
    readonly amount: number;
  }> | null;
  readonly nominees: readonly At<Nominee>[] | null;
  readonly holdings: readonly number[] | null;
}
type RefusedRow = Fault & { readonly file: FileName; readonly line: number };

const RANGE = 2_000;

/** Applies the rules that need a whole policy, and refuses rows that break them. */
export async function judgePolicies(db: Db, today: CalendarDate): Promise<void> {
  await inParallel(await lineRanges(db, 'policies', RANGE), async ([from, to]) => {
    const found = (await findWhole(db, from, to)).flatMap((whole) => judge(whole, today));
    if (found.length > 0)
      await sql`insert into ${working('refusal')} (file, line, field, reason, by_check)
        select file, line, "column", reason, true from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
          as r(file text, line bigint, "column" text, reason text)`.execute(db);
  });
}

async function findWhole(db: Db, from: number, to: number): Promise<Whole[]> {
  const { rows } = await sql<Whole>`
    select s.line, plan.line as "planLine", status.premium_paying as "paysPremiums", s.content -> 'policy' as policy,
      (select d.content -> 'due' || (d.content -> 'paid') || jsonb_build_object('line', d.line)
        from ${working('dues')} d where d.key = s.key) as due,
      (select jsonb_agg(n.content -> 'policy_nominee' || jsonb_build_object('line', n.line) order by n.line)
        from ${working('nominees')} n where n.parent = s.key) as nominees,
      (select jsonb_agg(h.line order by h.line) from ${working('holdings')} h where h.parent = s.key) as holdings
    from ${working('good_policies')} s
    join plan on plan.code = s.content -> 'policy' ->> 'plan_code'
    join policy_status status on status.code = s.content -> 'policy' ->> 'status_code'
    where s.line between ${from} and ${to}`.execute(db);
  return rows;
}

function judge(whole: Whole, today: CalendarDate): RefusedRow[] {
  const { line, planLine, nominees, holdings } = whole;
  const at = (file: FileName, where: number, faults: Fault[]): RefusedRow[] =>
    faults.map((fault) => ({ ...fault, file, line: where }));
  return [
    ...at('policies', line, judgeMissingDue(whole, today)),
    ...(whole.due ? at('dues', whole.due.line, judgeDue(whole, whole.due)) : []),
    ...judgeShares(nominees ?? []),
    ...(nominees ?? []).flatMap((nominee) => at('nominees', nominee.line, judgeAppointee(nominee, today))),
    ...(planLine === 'unit-linked' ? [] : (holdings ?? [])).flatMap((where) =>
      at('holdings', where, [
        { column: 'policy_no', reason: 'This policy is not unit-linked. Remove the line, or correct its plan_code.' },
      ]),
    ),
  ];
}

function judgeMissingDue({ policy, paysPremiums, due }: Whole, today: CalendarDate): Fault[] {
  const isLapsed = isLapsedStatus(policy.status_code);
  const paysLater = paysPremiums && addCalendarMonths(policy.issue_date, 12 * policy.premium_term) > today;
  const reason = 'Premiums of this policy are unpaid or fall due later. Add its oldest unpaid premium to dues.csv.';
  return faultIf(due === null && (isLapsed || paysLater), 'status_code', reason);
}

function judgeDue({ policy, paysPremiums }: Whole, due: NonNullable<Whole['due']>): Fault[] {
  const isLapsed = isLapsedStatus(policy.status_code);
  const end = addCalendarMonths(policy.issue_date, 12 * policy.premium_term);
  return [
    ...faultIf(
      !paysPremiums && !isLapsed,
      'policy_no',
      'A policy of this status owes no premium. Remove the line, or correct its status_code.',
    ),
    ...faultIf(
      due.due_date < policy.issue_date || due.due_date >= end,
      'due_date',
      'It is not in the premium term of the policy.',
    ),
    ...faultIf(
      due.amount !== policy.modal_premium,
      'amount',
      'It differs from modal_premium in policies.csv. Both are one premium without GST and late fee.',
    ),
    ...faultIf(
      isLapsed !== (due.revival_date !== null),
      'revival_date',
      isLapsed ? 'Write the day from which this policy can no longer be revived.' : 'Only a lapsed policy has one.',
    ),
    ...faultIf(
      due.revival_date !== null && due.revival_date <= due.due_date,
      'revival_date',
      'It is not after due_date.',
    ),
  ];
}

function judgeShares(nominees: readonly At<Nominee>[]): RefusedRow[] {
  const [first] = nominees;
  const shares = checkNomineeShares(nominees);
  if (!first || shares.valid) return [];
  const reason = `The shares of the nominees of this policy are wrong. ${nomineeSharesText(shares, 'en')}`;
  return [{ file: 'nominees', line: first.line, column: 'share', reason }];
}

function judgeAppointee(nominee: Nominee, today: CalendarDate): Fault[] {
  const { birth_date, appointee_name, appointee_birth_date } = nominee;
  const isMinor = birth_date !== null && needsAppointee(birth_date, today);
  return [
    ...faultIf(isMinor && appointee_name === null, 'appointee_name', 'The nominee is a minor. Add an appointee.'),
    ...faultIf(
      appointee_birth_date !== null && !mayBeAppointee(appointee_birth_date, today),
      'appointee_birth_date',
      'The appointee is a minor. Name a person of age.',
    ),
  ];
}
