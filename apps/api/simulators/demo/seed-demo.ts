import { type CalendarDate, todayInIndia } from '@lifedesk/rules';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';
import type { Tables } from '../../src/platform/database/tables.ts';
import type { Clock } from '../../src/ports/clock.ts';
import { COMPANY_POLICIES, seedCorporateClient } from './corporate-client.ts';
import { type DemoPerson, demoPeople } from './demo-people.ts';
import { seedJointAnnuity, withJointAnnuity } from './joint-annuity.ts';
import { seedAllocations } from './premium-allocations.ts';
import { seedProducts } from './products.ts';
import { relativeTo } from './relative-dates.ts';
import { seedApplications } from './seed-applications.ts';
import { seedCalendar } from './seed-calendar.ts';
import { seedMandates } from './seed-mandates.ts';
import { seedMedical } from './seed-medical.ts';
import { seedPayments } from './seed-payments.ts';
import { seedPayouts } from './seed-payouts.ts';
import { seedRequests } from './seed-requests.ts';
import { seedUnclaimed } from './seed-unclaimed.ts';
import { strategiesOf } from './strategies.ts';

/** Prevents nodes that start together from seeding twice. */
const LOCK = 4_200_018;

/** Fills an empty sandbox with its people, relative to today. Does nothing if it already has people. */
export async function seedDemo(db: Db, clock: Clock): Promise<void> {
  await db.transaction().execute((transaction) => seedDemoWithin(transaction, clock));
}

/** The same within an existing transaction. */
export async function seedDemoWithin(
  transaction: Transaction<Tables>,
  clock: Clock,
  companyPolicies = COMPANY_POLICIES,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
  if (await transaction.selectFrom('demo_person').select('slug').limit(1).executeTakeFirst()) return;
  const d = relativeTo(todayInIndia(clock.now()));
  await seedProducts(transaction, d.today);
  const people = [...demoPeople(d), withJointAnnuity(d)];
  await seedPeople(transaction, people, d.today);
  await seedCorporateClient(transaction, d, people.length, companyPolicies);
  await seedMandates(transaction, d);
  await seedPayments(transaction, d);
  await seedPayouts(transaction, d);
  await seedJointAnnuity(transaction, d);
  await seedUnclaimed(transaction, d);
  await seedRequests(transaction, d);
  await seedApplications(transaction, d);
  await seedMedical(transaction);
  await seedCalendar(transaction, d.today, clock.now());
}

/** One statement per table, because a reset waits for this. */
async function seedPeople(db: Db, people: readonly DemoPerson[], today: CalendarDate): Promise<void> {
  const ids = await db
    .insertInto('customer')
    .values(people.map(({ customer }) => customer))
    .returning(['id', 'client_id'])
    .execute();
  const idOf = new Map(ids.map(({ id, client_id }) => [client_id, id]));
  const known = people.map((person) => ({ ...person, customer_id: idOf.get(person.customer.client_id) ?? 0 }));
  const policies = known.flatMap(({ policies, customer, account, customer_id }) =>
    policies.map((policy) => ({ ...policy, customer_id, holder_name: customer.name, account })),
  );
  const insert = inserter(db);
  await insert(
    'demo_person',
    known.map(({ slug, story, customer_id }, position) => ({ slug, story, customer_id, position })),
  );
  await insert(
    'address',
    known.flatMap(({ address, customer_id }) => (address ? [{ ...address, customer_id }] : [])),
  );
  await insert(
    'policy',
    policies.map(
      ({
        riders,
        nominees,
        holdings,
        strategy,
        allocation,
        hold,
        account,
        lifeCertificateDue,
        lifeCertificateGiven,
        secondAnnuitant,
        freeLook,
        paidUpAdditions,
        ...policy
      }) => policy,
    ),
  );
  await insert(
    'policy_rider',
    policies.flatMap(({ policy_no, riders = [] }) =>
      riders.map((rider, position) => ({ ...rider, policy_no, position })),
    ),
  );
  await insert(
    'policy_nominee',
    policies.flatMap(({ policy_no, nominees = [] }) =>
      nominees.map((nominee, position) => ({ ...nominee, policy_no, position })),
    ),
  );
  await insert(
    'fund_holding',
    policies.flatMap(({ policy_no, holdings = {} }) =>
      Object.entries(holdings).map(([fund_code, units]) => ({ policy_no, fund_code, units })),
    ),
  );
  await seedAllocations(db, policies);
  await insert('fund_strategy', strategiesOf(policies, today));
  await insert(
    'policy_hold',
    policies.flatMap(({ policy_no, hold }) => (hold ? [{ ...hold, policy_no }] : [])),
  );
  await insert(
    'bank_account',
    policies.flatMap(({ policy_no, holder_name, account }) =>
      account ? [{ ...account, policy_no, holder_name }] : [],
    ),
  );
  await checkAccounts(db);
  await insert(
    'policy_paid_up_addition',
    policies.flatMap(({ policy_no, paidUpAdditions: sum_assured }) =>
      sum_assured === undefined ? [] : [{ policy_no, sum_assured }],
    ),
  );
  await insert(
    'policy_free_look',
    policies.flatMap(({ policy_no, freeLook }) => (freeLook ? [{ ...freeLook, policy_no }] : [])),
  );
  await insert(
    'life_certificate',
    policies.flatMap(({ policy_no, lifeCertificateDue: due_on, lifeCertificateGiven: given_on = null }) =>
      due_on ? [{ policy_no, due_on, received_on: null, given_on }] : [],
    ),
  );
  await insert(
    'second_annuitant',
    policies.flatMap(({ policy_no, secondAnnuitant }) => (secondAnnuitant ? [{ ...secondAnnuitant, policy_no }] : [])),
  );
}

/** The check of the accounts, as the policy administration delivers it. */
async function checkAccounts(db: Db): Promise<void> {
  await sql`
    insert into account_check (policy_no, state, ifsc, micr, holder_name, account_no, account_type, bank_and_branch)
    select b.policy_no, case c.neft_qc_status when 'verified' then 'verified' else 'pending' end,
      b.ifsc, b.micr, b.holder_name, b.account_no, b.account_type, b.bank_and_branch
    from bank_account b join policy p on p.policy_no = b.policy_no join customer c on c.id = p.customer_id`.execute(db);
}

const inserter =
  (db: Db) =>
  async <Table extends keyof Tables>(table: Table, rows: readonly Insertable<Tables[Table]>[]): Promise<void> => {
    await db.insertInto(table).values(rows).execute();
  };
