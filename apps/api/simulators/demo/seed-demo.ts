import { todayInIndia } from '@lifedesk/rules';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';
import type { Tables } from '../../src/platform/database/tables.ts';
import type { Clock } from '../../src/ports/clock.ts';
import { seedCorporateClient } from './corporate-client.ts';
import { type DemoPerson, demoPeople } from './demo-people.ts';
import { seedProducts } from './products.ts';
import { relativeTo } from './relative-dates.ts';
import { seedCalendar } from './seed-calendar.ts';
import { seedPayments } from './seed-payments.ts';
import { seedRequests } from './seed-requests.ts';

/** Keeps nodes that start together from seeding twice. */
const LOCK = 4_200_018;

/** Fills an empty sandbox with its people, relative to today. Does nothing where there are any. */
export async function seedDemo(db: Db, clock: Clock): Promise<void> {
  await db.transaction().execute((transaction) => seedDemoWithin(transaction, clock));
}

/** The same as part of a transaction. */
export async function seedDemoWithin(transaction: Transaction<Tables>, clock: Clock): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
  if (await transaction.selectFrom('demo_person').select('slug').limit(1).executeTakeFirst()) return;
  const d = relativeTo(todayInIndia(clock.now()));
  await seedProducts(transaction, d.today);
  const people = demoPeople(d);
  for (const [position, person] of people.entries()) await seedPerson(transaction, person, position);
  await seedCorporateClient(transaction, d, people.length);
  await seedPayments(transaction, d);
  await seedRequests(transaction, d);
  await seedCalendar(transaction, d.today, clock.now());
}

async function seedPerson(
  db: Db,
  { slug, story, customer, policies, address, account }: DemoPerson,
  position: number,
): Promise<void> {
  const { id } = await db.insertInto('customer').values(customer).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('demo_person').values({ customer_id: id, slug, position, story }).execute();
  if (address)
    await db
      .insertInto('address')
      .values({ ...address, customer_id: id })
      .execute();
  for (const { riders = [], nominees = [], holdings = {}, hold, lifeCertificateDue, ...policy } of policies) {
    const { policy_no } = policy;
    await db
      .insertInto('policy')
      .values({ ...policy, customer_id: id, holder_name: customer.name })
      .execute();
    for (const [at, rider] of riders.entries())
      await db
        .insertInto('policy_rider')
        .values({ ...rider, policy_no, position: at })
        .execute();
    for (const [at, nominee] of nominees.entries())
      await db
        .insertInto('policy_nominee')
        .values({ ...nominee, policy_no, position: at })
        .execute();
    for (const [fund_code, units] of Object.entries(holdings))
      await db.insertInto('fund_holding').values({ policy_no, fund_code, units }).execute();
    if (hold)
      await db
        .insertInto('policy_hold')
        .values({ ...hold, policy_no })
        .execute();
    if (account)
      await db
        .insertInto('bank_account')
        .values({ ...account, policy_no, holder_name: customer.name })
        .execute();
    if (lifeCertificateDue)
      await db
        .insertInto('life_certificate')
        .values({ policy_no, due_on: lifeCertificateDue, received_on: null })
        .execute();
  }
}
