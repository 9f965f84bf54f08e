import { type CalendarDate, newestNotice, nextCalendarDay, type PremiumMode, premiumCalendar } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';

/** Brings the demo people's calendar up to today, with every past notice sent on its day. */
export async function seedCalendar(db: Db, today: CalendarDate, now: Date): Promise<void> {
  const policies = await db
    .selectFrom('policy')
    .select(['policy_no', 'due_date', 'premium_mode'])
    .where('next_look_on', '<=', today)
    .execute();
  const rows = policies.map(({ policy_no, due_date, premium_mode }) => {
    const dueDate = due_date as CalendarDate;
    const calendar = premiumCalendar(dueDate, premium_mode as PremiumMode);
    return { policy_no, due_date, kind: newestNotice(calendar, today), next: nextCalendarDay(calendar, today) };
  });
  await sql`
    with made as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as made(policy_no text, due_date date, kind text, next date)),
    sent as (insert into policy_notice (policy_no, due_date, kind, made_at)
      select policy_no, due_date, kind, ${now}::timestamptz from made where kind is not null and kind <> 'changed')
    update policy set next_look_on = made.next from made
    where policy.policy_no = made.policy_no and made.next is not null`.execute(db);
}
