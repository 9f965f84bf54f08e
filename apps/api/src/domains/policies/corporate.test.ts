import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';

interface FoundPolicy {
  policyNo: string;
  id: string;
  policyHolderName: string;
  policyStatus: string;
  modalPremiuminclusiveGST: number;
  dueDate?: string;
}

let api: RunningApi;
let headers: SessionHeaders;
beforeAll(async () => {
  api = await startApi({ listen: false });
  headers = await signIn(api, 'Sahyadri', 'corp');
});
afterAll(() => api.close());

type PageRequest = Parameters<typeof callOperation<'corporatePoliciesByPage'>>[2];
const page = async (request: PageRequest) =>
  (await callOperation(api, 'corporatePoliciesByPage', request, headers)).json() as {
    policiesData: FoundPolicy[];
    totalCount: number;
  };
const search = async (query: string, limit?: number): Promise<FoundPolicy[]> =>
  (await callOperation(api, 'smartPolicySearch', { query, ...(limit ? { limit } : {}) }, headers)).json().policiesData;
const iso = (dueDate = '') => dueDate.split('/').reverse().join('-');

describe('the dashboard of a company', () => {
  it('has the totals of all policies and the twenty with the earliest due date', async () => {
    const answer = (await callOperation(api, 'corporateDashboardPolicies', { clientId: '90000001' }, headers)).json();
    expect(answer.policiesData).toHaveLength(20);
    const dues = answer.policiesData.map((p: FoundPolicy) => iso(p.dueDate));
    expect(dues).toEqual([...dues].sort());
    const { sum_assured } = await api.deps.db
      .selectFrom('policy')
      .select(sql<number>`sum(sum_assured)::bigint`.as('sum_assured'))
      .where('is_corporate', '=', true)
      .executeTakeFirstOrThrow();
    expect(answer).toMatchObject({ totalCorporatePolicyCount: 5_000, totalSumAssured: sum_assured });
  });

  it('is closed to everyone else', async () => {
    const foreign = await callOperation(api, 'corporateDashboardPolicies', { clientId: '40012345' }, headers);
    expect(foreign.statusCode).toBe(404);
  });
});

describe('pages', () => {
  it('contain every policy once', async () => {
    const seen = new Set<string>();
    for (let n = 1; n <= 50; n++) {
      const { policiesData, totalCount } = await page({ page: n, pageSize: 100 });
      expect(totalCount).toBe(5_000);
      for (const { policyNo } of policiesData) seen.add(policyNo);
    }
    expect(seen.size).toBe(5_000);
    expect((await page({ page: 51, pageSize: 100 })).policiesData).toEqual([]);
  });

  it.each(['dueDate', 'policyNo', 'policyHolderName', 'modalPremiuminclusiveGST'] as const)(
    'are sorted by %s, both ways',
    async (sortBy) => {
      const key = (p: FoundPolicy) => (sortBy === 'dueDate' ? iso(p.dueDate) : p[sortBy]);
      const keys = async (sortOrder: 'ascending' | 'descending') =>
        (await page({ page: 3, pageSize: 50, sortBy, sortOrder })).policiesData.map(key);
      const up = await keys('ascending');
      expect(up).toEqual([...up].sort((a, b) => ((a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0)));
      const down = await keys('descending');
      expect(down).toEqual([...down].sort((a, b) => ((a ?? '') < (b ?? '') ? 1 : (a ?? '') > (b ?? '') ? -1 : 0)));
      expect(down).not.toEqual(up);
    },
  );

  it('are sorted by the premium with its GST, also if some are taxed and others not', async () => {
    const { db } = api.deps;
    const [taxed, untaxed] = (await page({ page: 30, pageSize: 2 })).policiesData.map(({ policyNo }) => policyNo);
    // ₹1,000 with 18% is more than ₹1,100 without; both are less than any other premium
    const premiums = [
      [taxed, 100_000, 'group'],
      [untaxed, 110_000, 'term'],
    ] as const;
    for (const [policyNo = '', modal_premium, line] of premiums) {
      const plan = await db.selectFrom('plan').select('code').where('line', '=', line).executeTakeFirstOrThrow();
      const set = { modal_premium, plan_code: plan.code, due_date: '2026-12-01' } as const;
      await db.updateTable('policy').set(set).where('policy_no', '=', policyNo).execute();
    }
    for (const sortOrder of ['ascending', 'descending'] as const) {
      const rows: FoundPolicy[] = [];
      for (let n = 1; n <= 50; n++) {
        const request = { page: n, pageSize: 100, sortBy: 'modalPremiuminclusiveGST', sortOrder } as const;
        rows.push(...(await page(request)).policiesData);
      }
      const shown = rows.map((policy) => policy.modalPremiuminclusiveGST);
      expect(shown).toEqual([...shown].sort((a, b) => (sortOrder === 'ascending' ? a - b : b - a)));
      const place = (policyNo = '') => rows.findIndex((policy) => policy.policyNo === policyNo);
      expect(place(taxed) > place(untaxed)).toBe(sortOrder === 'ascending');
    }
  });

  it('contain only policies with an amount due if requested', async () => {
    const { policiesData, totalCount } = await page({ page: 1, pageSize: 100, onlyDue: true });
    expect(totalCount).toBeGreaterThan(100);
    expect(totalCount).toBeLessThan(1_000);
    for (const policy of policiesData) {
      expect(policy.policyStatus).toBe('In force');
      expect(iso(policy.dueDate) <= '2026-12-21').toBe(true);
    }
  });

  it('sorted by due date begin with what can be paid, and end with what cannot, both ways', async () => {
    for (const sortOrder of ['ascending', 'descending'] as const) {
      const rows: FoundPolicy[] = [];
      for (let n = 1; n <= 50; n++) rows.push(...(await page({ page: n, pageSize: 100, sortOrder })).policiesData);
      const payable = rows.map((policy) => policy.policyStatus === 'In force');
      expect(payable).toEqual([...payable].sort((a, b) => Number(b) - Number(a)));
      expect(new Set(payable).size).toBe(2);
    }
    const { policiesData } = (
      await callOperation(api, 'corporateDashboardPolicies', { clientId: '90000001' }, headers)
    ).json();
    expect(policiesData.every((policy: FoundPolicy) => policy.policyStatus === 'In force')).toBe(true);
  });

  it.each(['overdue', 'lapsed'] as const)('contain only %s ones if requested, by pages', async (state) => {
    const all = (await page({ page: 1, pageSize: 100, state })).policiesData;
    const { policiesData, totalCount } = await page({ page: 2, pageSize: 50, state });
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from policy p join policy_status st on st.code = p.status_code
      where p.policy_no like '6%' and
        case ${state} when 'lapsed' then st.lapsed else st.premium_paying and p.due_date < '2026-11-21' end`.execute(
      api.deps.db,
    );
    expect(totalCount).toBe(rows[0]?.count);
    expect(policiesData.map((p) => p.policyNo)).toEqual(all.slice(50, 100).map((p) => p.policyNo));
    for (const policy of all)
      expect(state === 'lapsed' ? policy.policyStatus.startsWith('Lapsed') : iso(policy.dueDate) < '2026-11-21').toBe(
        true,
      );
  });

  it('contain ids that lead back to the policy', async () => {
    const [policy] = (await page({ page: 1 })).policiesData;
    expect(Buffer.from(policy?.id ?? '', 'base64').toString()).toBe(policy?.policyNo);
  });
});

describe('smart search', () => {
  it('finds policies by the start or end of their number', async () => {
    expect((await search('6000012')).map((p) => p.policyNo)).toEqual(
      Array.from({ length: 10 }, (_, n) => `6000012${String(n).padStart(2, '0')}`),
    );
    expect((await search('04321')).map((p) => p.policyNo)).toEqual(['600004321']);
    expect((await search('600005000'))[0]?.policyNo).toBe('600005000');
  });

  it('finds policies by the start of a first name, last name, or both, in any case', async () => {
    const [someone] = (await page({ page: 7, pageSize: 1, sortBy: 'policyHolderName' })).policiesData;
    const [first = '', last = ''] = (someone?.policyHolderName ?? '').split(' ');
    for (const query of [first, first.toUpperCase(), `${first} ${last.slice(0, 3)}`, `  ${first}   ${last} `])
      expect(
        (await search(query, 50)).every((p) => p.policyHolderName.startsWith(first)),
        query,
      ).toBe(true);
    for (const found of await search(last.slice(0, 4).toLowerCase(), 50))
      expect(found.policyHolderName.split(' ').some((word) => word.startsWith(last.slice(0, 4)))).toBe(true);
  });

  it.each(['600 004 321', '600-004-321', '600004321 ', '६०० ००४ ३२१'])('finds a number typed as %j', async (query) => {
    expect((await search(query)).map((p) => p.policyNo)).toEqual(['600004321']);
  });

  it('finds a name in any order of its words', async () => {
    const [someone] = (await page({ page: 7, pageSize: 1, sortBy: 'policyHolderName' })).policiesData;
    const { policyHolderName = '' } = someone ?? {};
    const names = (await search(policyHolderName, 50)).map((p) => p.policyNo);
    expect((await search(policyHolderName.split(' ').reverse().join(' '), 50)).map((p) => p.policyNo)).toEqual(names);
    expect(names).toContain(someone?.policyNo);
  });

  it('finds policies by a word of the status', async () => {
    const lapsed = await search('laps', 50);
    expect(lapsed).toHaveLength(50);
    expect(lapsed.every((p) => p.policyStatus.startsWith('Lapsed'))).toBe(true);
    expect((await search('without', 5)).every((p) => p.policyStatus === 'Lapsed without value')).toBe(true);
  });

  it.each(['%%', '__', '\\', "' or 1=1 --", '99999', 'zzzz', '501234567'])('finds nothing for %j', async (query) => {
    expect(query.length < 2 ? [] : await search(query)).toEqual([]);
  });

  it('returns as many as requested, ten by default', async () => {
    expect(await search('60', 3)).toHaveLength(3);
    expect(await search('60')).toHaveLength(10);
  });
});

describe('the questions before the dashboard', () => {
  const ask = async () => (await callOperation(api, 'interceptorPolicies', {} as never, headers)).json().policiesData;

  it('are empty for a complete company', async () => {
    expect(await ask()).toEqual([]);
  });

  it('are asked once, on the first policy, if something is missing', async () => {
    const company = api.deps.db.updateTable('customer').where('client_id', '=', '90000001');
    await company.set({ incorporated_on: null, neft_qc_status: 'missing' }).execute();
    expect(await ask()).toEqual([
      expect.objectContaining({ policyNo: '600000001', reason: 'date-of-incorporation-missing', mustAnswer: true }),
      expect.objectContaining({ policyNo: '600000001', reason: 'bank-details-missing', mustAnswer: false }),
    ]);
    const session = await callOperation(api, 'corporateValidateSession', { clientId: '90000001' }, headers);
    expect(session.json()).toMatchObject({ isDoiPresent: false });
    expect(session.json()).not.toHaveProperty('doi');
  });
});
