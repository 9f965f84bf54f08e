import type { Db } from '../../src/platform/database/connect.ts';

export interface Person {
  name: string;
  /** A company signs in with its client id. */
  kind: 'person' | 'company';
  story: string;
  /** The first few; a company has thousands. */
  policyNumbers: string[];
  mobile?: string;
  email?: string;
  clientId: string;
}

const SHOWN_POLICIES = 5;

/** The demo people in the order of their stories. */
export async function readPeople(db: Db): Promise<Person[]> {
  const people = await db
    .selectFrom('demo_person as d')
    .innerJoin('customer as c', 'c.id', 'd.customer_id')
    .select(['c.id', 'c.name', 'c.kind', 'd.story', 'c.mobile', 'c.email', 'c.client_id'])
    .select((e) =>
      e
        .selectFrom((q) =>
          q
            .selectFrom('policy')
            .select('policy_no')
            .whereRef('policy.customer_id', '=', 'c.id')
            .orderBy('policy_no')
            .limit(SHOWN_POLICIES)
            .as('p'),
        )
        .select((p) => p.fn.coalesce(p.fn.agg<string[]>('array_agg', ['policy_no']), p.val<string[]>([])).as('numbers'))
        .as('policyNumbers'),
    )
    .orderBy('d.position')
    .execute();
  return people.map(({ name, kind, story, mobile, email, client_id, policyNumbers }) => ({
    name,
    kind,
    story,
    policyNumbers: [...(policyNumbers ?? [])].sort(),
    ...(mobile ? { mobile } : {}),
    ...(email ? { email } : {}),
    clientId: client_id,
  }));
}
