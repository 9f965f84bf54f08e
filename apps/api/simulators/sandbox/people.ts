import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';
import { DEMO_APPLICATIONS } from '../demo/seed-applications.ts';

export interface Person {
  name: string;
  /** A company signs in with its client id. */
  kind: 'person' | 'company';
  story: string;
  /** The first few, with one of each plan; a company has thousands. */
  policyNumbers: string[];
  mobile?: string;
  email?: string;
  clientId: string;
  /** A PAN that the tax office has in the name of the person, and no customer. */
  newPan?: string;
}

const SHOWN_POLICIES = 5;

/** The demo people in the order of their stories. */
export async function readPeople(db: Db): Promise<Person[]> {
  const people = await db
    .selectFrom('demo_person as d')
    .innerJoin('customer as c', 'c.id', 'd.customer_id')
    .select(['c.id', 'c.name', 'c.kind', 'd.story', 'd.position', 'c.mobile', 'c.email', 'c.client_id'])
    .select((e) =>
      e
        .selectFrom((q) =>
          q
            .selectFrom('policy')
            .select('policy_no')
            .whereRef('policy.customer_id', '=', 'c.id')
            .orderBy(sql`row_number() over (partition by plan_code order by policy_no)`)
            .orderBy('policy_no')
            .limit(SHOWN_POLICIES)
            .as('p'),
        )
        .select((p) => p.fn.coalesce(p.fn.agg<string[]>('array_agg', ['policy_no']), p.val<string[]>([])).as('numbers'))
        .as('policyNumbers'),
    )
    .orderBy('d.position')
    .execute();
  return people.map(({ name, kind, story, position, mobile, email, client_id, policyNumbers }) => ({
    name,
    kind,
    story,
    policyNumbers: [...(policyNumbers ?? [])].sort(),
    ...(mobile ? { mobile } : {}),
    ...(email ? { email } : {}),
    clientId: client_id,
    ...(kind === 'person' ? { newPan: newPanOf(name, position) } : {}),
  }));
}

/** The fifth letter of a PAN is that of the surname. */
const newPanOf = (name: string, position: number): string =>
  `ZZZP${name.split(' ').at(-1)?.charAt(0).toUpperCase()}${7000 + position}K`;

/** Someone who applied for a policy, with one of their applications. */
export interface Applicant {
  applicationNo: string;
  stage: string;
  story: string;
  name: string;
  birthDate: string;
  mobile: string;
  /** A customer signs in with a policy number and sees the application too. */
  isCustomer: boolean;
}

/** The applications of the sandbox, by number. */
export async function readApplicants(db: Db): Promise<Applicant[]> {
  const rows = await db
    .selectFrom('application as a')
    .innerJoin('applicant as p', 'p.id', 'a.applicant_id')
    .select(['a.application_no', 'a.stage', 'p.name', 'p.birth_date', 'p.mobile', 'p.customer_id'])
    .orderBy('a.application_no')
    .execute();
  return rows.map(({ application_no, stage, name, birth_date, mobile, customer_id }) => ({
    applicationNo: application_no,
    stage,
    story: DEMO_APPLICATIONS.find(({ applicationNo }) => applicationNo === application_no)?.story ?? '',
    name,
    birthDate: birth_date,
    mobile: mobile ?? '',
    isCustomer: customer_id !== null,
  }));
}
