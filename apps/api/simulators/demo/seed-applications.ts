import { type ApplicationStage, type CalendarDate, offerOpenUntil, upiBlockUntil } from '@lifedesk/rules';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';
import type { ApplicationTables } from '../../src/platform/database/tables/applications.ts';
import { inEveryLanguage } from '../../src/platform/language.ts';
import type { RelativeDates } from './relative-dates.ts';
import { demoTexts } from './texts.ts';

type Row<Table extends keyof ApplicationTables> = Insertable<ApplicationTables[Table]>;
type Days = number;

interface DemoApplication {
  readonly applicationNo: string;
  readonly story: string;
  /** A new applicant, or the slug of a demo person. */
  readonly applicant:
    | { readonly name: string; readonly bornOn: CalendarDate; readonly mobile: string }
    | { readonly slug: string; readonly mobile: string | null };
  /** Days from today at which each stage was reached. */
  readonly stages: readonly (readonly [days: Days, stage: ApplicationStage])[];
  readonly papers?: readonly Pick<Row<'application_document'>, 'kind' | 'state'>[];
  /** When the premium was blocked. */
  readonly blocked?: Days;
  readonly deposit?: { readonly refundedOn: Days };
  /** The category of the tests that are needed. */
  readonly medical?: 'B' | 'T';
  readonly offered?: Days;
  readonly policyNo?: string;
}

const PREMIUM = 24_500_00;
const OFFERED = 27_000_00;
const SUM_ASSURED = 10_00_000_00;
const TERM = 20;

/** Applications in every state, of people who are no customers, and of two who are. All names are made up. */
export const DEMO_APPLICATIONS: readonly DemoApplication[] = [
  {
    applicationNo: 'AP1000000011',
    story: 'A proof of income is needed; the premium is blocked.',
    applicant: { name: 'Ms Leela Nair', bornOn: '1990-03-12', mobile: '+919810000011' },
    stages: [
      [-12, 'received'],
      [-9, 'documents'],
    ],
    papers: [
      { kind: 'identity-proof', state: 'had' },
      { kind: 'income-proof', state: 'needed' },
    ],
    blocked: -9,
  },
  {
    applicationNo: 'AP1000000012',
    story: 'An offer at a larger premium is open; the smaller one is blocked.',
    applicant: { name: 'Mr Imran Sheikh', bornOn: '1984-08-30', mobile: '+919810000012' },
    stages: [
      [-10, 'received'],
      [-8, 'underwriting'],
      [-1, 'counter-offer'],
    ],
    papers: [{ kind: 'identity-proof', state: 'had' }],
    blocked: -6,
    offered: -1,
  },
  {
    applicationNo: 'AP1000000013',
    story: 'Medical tests are booked.',
    applicant: { name: 'Ms Tara Joseph', bornOn: '1979-02-17', mobile: '+919810000013' },
    stages: [
      [-7, 'received'],
      [-4, 'medical'],
    ],
    medical: 'B',
  },
  {
    applicationNo: 'AP1000000014',
    story: 'Declined after tests; the deposit is back.',
    applicant: { name: 'Mr Harish Bhat', bornOn: '1961-11-05', mobile: '+919810000014' },
    stages: [
      [-30, 'received'],
      [-25, 'medical'],
      [-6, 'declined'],
    ],
    deposit: { refundedOn: -4 },
  },
  {
    applicationNo: 'AP1000000015',
    story: 'Shares a mobile number with a customer who also applied.',
    applicant: { name: 'Ms Meera Das', bornOn: '1988-07-04', mobile: '+919810000015' },
    stages: [
      [-3, 'received'],
      [-2, 'underwriting'],
    ],
  },
  {
    applicationNo: 'AP1000000016',
    story: 'A customer who shares a mobile number with another applicant.',
    applicant: { slug: 'rajesh', mobile: '+919810000015' },
    stages: [[-1, 'received']],
  },
  {
    applicationNo: 'AP1000000017',
    story: 'The block of the premium ends today.',
    applicant: { name: 'Ms Farah Khan', bornOn: '1992-12-24', mobile: '+919810000017' },
    stages: [
      [-15, 'received'],
      [-5, 'underwriting'],
    ],
    blocked: -14,
  },
  {
    applicationNo: 'AP1000000018',
    story: 'A customer whose policy was issued.',
    applicant: { slug: 'asha', mobile: null },
    stages: [
      [-40, 'received'],
      [-30, 'underwriting'],
      [-25, 'accepted'],
      [-20, 'issued'],
    ],
    policyNo: '501234575',
  },
  {
    applicationNo: 'AP1000000019',
    story: 'Withdrawn more than six months ago, so it can no longer be tracked.',
    applicant: { name: 'Mr Nitin Rao', bornOn: '1985-01-20', mobile: '+919810000019' },
    stages: [
      [-240, 'received'],
      [-213, 'withdrawn'],
    ],
  },
  {
    applicationNo: 'AP1000000020',
    story: 'A call with a doctor is needed.',
    applicant: { name: 'Mr Deepak Rao', bornOn: '1986-06-14', mobile: '+919810000020' },
    stages: [
      [-6, 'received'],
      [-3, 'medical'],
    ],
    medical: 'T',
  },
];

/** What staff wrote about an application, in each language. */
const textOf = (text: 'paper' | 'offer' | 'declined') =>
  inEveryLanguage((_, { locale }) => demoTexts(locale).application[text]);

/** 10:30 in India on this date. */
const at = (date: CalendarDate): Date => new Date(`${date}T05:00:00.000Z`);
/** 32 hexadecimal digits that differ for each application. */
const hexOf = (applicationNo: string): string => applicationNo.slice(2).padStart(32, '0');

/** Adds applicants and their applications. */
export async function seedApplications(db: Db, d: RelativeDates): Promise<void> {
  const people = await db
    .selectFrom('demo_person as d')
    .innerJoin('customer as c', 'c.id', 'd.customer_id')
    .select(['d.slug', 'c.id', 'c.name', 'c.name_hi', 'c.birth_date', 'c.email'])
    .execute();
  for (const application of DEMO_APPLICATIONS) {
    const { id } = await db
      .insertInto('applicant')
      .values(applicantOf(application, people))
      .returning('id')
      .executeTakeFirstOrThrow();
    await seedOne(db, d, application, id);
  }
}

type KnownPerson = { slug: string; id: number; name: string; name_hi: string | null; birth_date: CalendarDate | null };

function applicantOf({ applicant, applicationNo }: DemoApplication, people: readonly KnownPerson[]): Row<'applicant'> {
  const applicant_no = `8${applicationNo.slice(3)}`;
  if (!('slug' in applicant)) {
    const { name, bornOn, mobile } = applicant;
    const email = `${name.split(' ').slice(1).join('.').toLowerCase()}@example.com`;
    return {
      applicant_no,
      customer_id: null,
      name,
      name_hi: demoTexts('hi').applicant[applicationNo] ?? null,
      birth_date: bornOn,
      mobile,
      email,
    };
  }
  const person = people.find(({ slug }) => slug === applicant.slug);
  if (!person?.birth_date) throw new Error(`the demo person ${applicant.slug} has no birth date`);
  const { id, name, name_hi, birth_date } = person;
  return { applicant_no, customer_id: id, name, name_hi, birth_date, mobile: applicant.mobile, email: null };
}

async function seedOne(db: Db, d: RelativeDates, demo: DemoApplication, applicantId: number): Promise<void> {
  const { applicationNo: application_no, stages, papers = [], blocked, deposit, medical, offered, policyNo } = demo;
  const [receivedDays = 0] = stages[0] ?? [];
  const [sinceDays = 0, stage = 'received'] = stages.at(-1) ?? [];
  const hex = hexOf(application_no);
  const asksPapers = papers.some(({ state }) => state === 'needed');
  await db
    .insertInto('application')
    .values({
      application_no,
      id: `ap_${hex.slice(16)}`,
      applicant_id: applicantId,
      plan_code: 'MSS01',
      life_assured_name: sql<string>`(select name from applicant where id = ${applicantId})`,
      sum_assured: SUM_ASSURED,
      premium: PREMIUM,
      premium_mode: 'yearly',
      term: TERM,
      received_at: at(d.days(receivedDays)),
      stage,
      since: at(d.days(sinceDays)),
      counts_from: d.days(receivedDays),
      papers_asked_on: asksPapers ? d.days(sinceDays) : null,
      ...(medical && {
        medical_case_id: `med_${hex}`,
        medical_category: medical,
        medical_code: 'K7QM-2XPD',
      }),
      ...(deposit && { medical_cost: 1_200_00 }),
      ...(policyNo !== undefined && { policy_no: policyNo }),
    })
    .execute();
  await db
    .insertInto('application_event')
    .values(
      stages.map(([days, reached], position) => ({
        application_no,
        position,
        stage: reached,
        at: at(d.days(days)),
        note: reached === 'declined' ? JSON.stringify(textOf('declined')) : null,
      })),
    )
    .execute();
  if (papers.length > 0)
    await db
      .insertInto('application_document')
      .values(
        papers.map(({ kind, state }) => ({
          application_no,
          kind,
          state,
          why: state === 'needed' ? JSON.stringify(textOf('paper')) : null,
          asked_on: d.days(sinceDays),
        })),
      )
      .execute();
  if (blocked !== undefined) await seedBlock(db, application_no, d.days(blocked));
  if (offered !== undefined) await seedOffer(db, application_no, d.days(offered));
  if (deposit) await seedDeposit(db, application_no, d, sinceDays, deposit.refundedOn);
}

/** Adds nothing before blocks existed. */
async function seedBlock(db: Db, application_no: string, on: CalendarDate): Promise<void> {
  const blocked_until = upiBlockUntil(on);
  if (!blocked_until) return;
  await db
    .insertInto('application_block')
    .values({
      block_id: `blk_${hexOf(application_no)}`,
      application_no,
      amount: PREMIUM,
      state: 'blocked',
      requested_at: at(on),
      blocked_on: on,
      blocked_until,
      look_at: at(on),
    })
    .execute();
}

const seedOffer = (db: Db, application_no: string, on: CalendarDate) =>
  db
    .insertInto('application_offer')
    .values({
      offer_id: `off_${hexOf(application_no)}`,
      application_no,
      kind: 'extra-premium',
      state: 'open',
      offered_on: on,
      open_until: offerOpenUntil(on),
      terms: JSON.stringify({
        asked: { sumAssured: SUM_ASSURED, premium: PREMIUM, yearlyPremium: PREMIUM, term: TERM },
        offered: { sumAssured: SUM_ASSURED, premium: OFFERED, yearlyPremium: OFFERED, term: TERM },
        because: textOf('offer'),
      }),
      premium: OFFERED,
    })
    .execute();

const seedDeposit = (db: Db, application_no: string, d: RelativeDates, decided: Days, refunded: Days) =>
  db
    .insertInto('application_deposit')
    .values({
      application_no,
      amount: PREMIUM,
      state: 'refunded',
      account_no: '30211450014',
      ifsc: 'SBIN0000300',
      holder_name: 'Harish Bhat',
      back: PREMIUM,
      decided_on: d.days(decided),
      back_by: d.days(decided + 7),
      tries: 1,
      back_on: d.days(refunded),
      look_at: at(d.days(refunded)),
    })
    .execute();

/** Gives the simulated UPI the blocks of the demo applications. */
export async function seedBlocks(db: Db): Promise<void> {
  await sql`insert into sandbox_upi_block (block_id, state, body)
    select block_id, 'blocked', jsonb_build_object('blockId', block_id, 'amount', amount, 'purpose', 'Premium', 'state', 'blocked',
      'debited', 0, 'approveBy', ${asText(sql`requested_at`)}, 'at', ${asText(sql`requested_at`)},
      'endsAt', ${asText(sql`(blocked_until + 1)::timestamp at time zone 'Asia/Kolkata'`)})
    from application_block where state = 'blocked'
    on conflict do nothing`.execute(db);
}

const asText = (value: ReturnType<typeof sql>) =>
  sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
