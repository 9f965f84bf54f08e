import { ATTENTION_KINDS, countNotifications } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callerFor } from '../../testing/caller.ts';
import { callOperation, type RunningApi, signIn, startApi } from '../../testing/index.ts';
import { CLIENTS, create, decide } from '../../testing/payer.ts';
import { notificationsOf } from './notifications.ts';

const NOTHING = {
  premiumDue: null,
  policyLapsed: null,
  paymentInProcess: null,
  nationalityMissing: null,
  panMissing: null,
  bankDetailsMissing: null,
  requestWaiting: null,
  lifeCertificateDue: null,
  loanNearValue: null,
  payoutOnHold: null,
  payoutReturned: null,
  payoutLate: null,
  payoutHeld: null,
  unclaimedAmount: null,
  benefitAhead: null,
  healthDeclarationDue: null,
  dateOfIncorporationMissing: null,
};

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api.close());

const notifications = async (who: string, kind: 'full' | 'corp' = 'full') => {
  const answer = await callOperation(api, 'notifications', {}, await signIn(api, who, kind));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().notifications;
};
const attention = async (who: string, kind: 'full' | 'corp' = 'full') =>
  (await callOperation(api, 'notifications', {}, await signIn(api, who, kind))).json().attention;
const change = (clientId: string, columns: string) =>
  sql`update customer set ${sql.raw(columns)} where client_id = ${clientId}`.execute(api.deps.db);

describe('the number of open requests', () => {
  it('counts those that are neither completed nor declined', async () => {
    const open = async () =>
      (await callOperation(api, 'notifications', {}, await signIn(api, 'Asha'))).json().openRequests;
    const all = (await callOperation(api, 'serviceRequests', {}, await signIn(api, 'Asha'))).json().serviceRequests;
    const isOpen = ({ state }: { state: string }) => state !== 'completed' && state !== 'declined';
    expect(all.some((request: { state: string }) => !isOpen(request))).toBe(true);
    expect(await open()).toBe(all.filter(isOpen).length);
    const lastRequest = api.deps.db.updateTable('service_request').where('ticket', '=', all.find(isOpen).ticket);
    await lastRequest.set({ state: 'declined', settled_at: api.now() }).execute();
    expect(await open()).toBe(all.filter(isOpen).length - 1);
    await lastRequest.set({ state: 'in-progress', settled_at: null }).execute();
  });
});

describe('a policy in free look', () => {
  it('is in the list, the notifications and the horizon with its last day', async () => {
    const neel = await signIn(api, 'Neel');
    const returnable = (await callOperation(api, 'freelookPolicies', {}, neel)).json().policies;
    const last = returnable.map(
      ({ policyNo, lastDay }: { policyNo: string; lastDay: string }) => `${policyNo} ${lastDay}`,
    );
    expect(last).toHaveLength(2);
    const open = (await attention('Neel')).filter(({ kind }: { kind: string }) => kind === 'free-look');
    expect(
      open
        .map(({ policyNos: [no], deadline }: { policyNos: string[]; deadline: string }) => `${no} ${deadline}`)
        .sort(),
    ).toEqual(last.sort());
    expect((await notifications('Neel')).freeLookOpen).toMatchObject({ path: '/freelook-enquiry' });
    const { horizon } = (await callOperation(api, 'overview', {}, neel)).json();
    expect(horizon).toContainEqual(expect.objectContaining({ kind: 'free-look-end', policyNos: ['512345678'] }));
  });

  it('says why it cannot be returned now if a restriction bars that, and leads to no page', async () => {
    const order = (on: '2026-11-15' | null) =>
      api.deps.db.updateTable('policy').set({ court_order_on: on }).where('policy_no', '=', '512345678').execute();
    await order('2026-11-15');
    try {
      const items = (await attention('Neel')).filter(({ kind }: { kind: string }) => kind === 'free-look');
      expect(items).toHaveLength(2);
      expect(items).toContainEqual({
        kind: 'free-look',
        because: 'free-look-restricted',
        action: 'call',
        restriction: 'court-order',
        policyNos: ['512345678'],
        count: 1,
        deadline: '2026-12-09',
      });
      expect((await notifications('Neel')).freeLookOpen.text).toContain('A court has attached the policy.');
    } finally {
      await order(null);
    }
  });
});

describe('the attention list', () => {
  it('is empty if nothing needs attention', async () => expect(await attention('Farhan')).toEqual([]));

  it('has kind, policy, amount, deadline, action and reason', async () => {
    expect(await attention('Asha')).toEqual([
      {
        kind: 'premium-due',
        because: 'premium-due-soon',
        action: 'pay-premium',
        policyNos: ['501234567'],
        count: 1,
        amount: 2_450_000,
        deadline: '2026-12-01',
      },
    ]);
    const [lapsed] = await attention('Rajesh');
    expect(lapsed).toMatchObject({
      kind: 'policy-lapsed',
      because: 'revival-open',
      action: 'revive',
      policyNos: ['502345678'],
      count: 1,
    });
  });

  it('has one entry per reason for a company, counting all its policies', async () => {
    const list = (await attention('Sahyadri', 'corp')) as { because: string; count: number; policyNos: string[] }[];
    expect(new Set(list.map(({ because }) => because)).size).toBe(list.length);
    for (const { count, policyNos } of list) expect(policyNos).toHaveLength(Math.min(count, 20));
  });
});

describe('notifications of a customer', () => {
  it('are empty if nothing is wrong', async () => {
    expect(await notifications('Farhan')).toEqual(NOTHING);
  });

  it('show a premium that falls due', async () => {
    expect(await notifications('Asha')).toEqual({
      ...NOTHING,
      premiumDue: {
        text: 'The premium of ₹24,500.00 is due on 01/12/2026.',
        policyNos: ['501234567'],
        path: '/pay-online',
        since: '2026-11-01',
      },
    });
  });

  it('show a premium from thirty days before, and how long it has been due', async () => {
    // restored, because other tests need the other policies unchanged
    await sql`update policy set next_look_on = null where policy_no <> '503456789'`.execute(api.deps.db);
    const { premiumDue: early } = await notifications('Meenakshi');
    expect(early).toBeNull();
    await api.moveTo('2027-01-24T18:29:00Z');
    expect((await notifications('Meenakshi')).premiumDue).toBeNull();
    await api.moveTo('2027-01-24T18:30:00Z');
    const due = async () => (await notifications('Meenakshi')).premiumDue;
    expect(await due()).toMatchObject({
      text: expect.stringMatching(
        /^The premium of ₹[\d,.]+ will be debited on 24\/02\/2027\. Please do not pay it as well\.$/,
      ),
    });
    await sql`update mandate set state = 'ended', settled_at = now() where policy_no = '503456789'`.execute(
      api.deps.db,
    );
    expect(await due()).toMatchObject({
      text: expect.stringMatching(/^The premium of ₹[\d,.]+ is due on 24\/02\/2027\.$/),
    });
    await api.moveTo('2027-02-24T18:30:00Z');
    expect((await notifications('Meenakshi')).premiumDue).toMatchObject({
      text: expect.stringMatching(
        /^The premium of ₹[\d,.]+ was due on 24\/02\/2027\. Cover continues if it is paid by 26\/03\/2027\.$/,
      ),
    });
  });

  it('show a lapsed policy in Hindi, with how to revive it', async () => {
    expect((await notifications('Rajesh')).policyLapsed).toEqual({
      text: expect.stringMatching(
        /^पॉलिसी लैप्स हो गई है। ₹[\d,.]+ चुकाकर \d\d\/\d\d\/\d{4} तक इसे फिर चालू किया जा सकता है।$/,
      ),
      policyNos: ['502345678'],
      path: '/revival-scheme',
      since: '2026-03-26',
    });
  });

  it('suggest reinstatement when it is too early for revival, and nothing online when it is too late', async () => {
    const due = (date: string) =>
      sql`update policy set due_date = ${date}::date, revival_date = null where policy_no = '502345678'`.execute(
        api.deps.db,
      );
    await due('2026-06-21');
    expect((await notifications('Rajesh')).policyLapsed).toMatchObject({ path: '/reinstatement' });
    await due('2020-01-01');
    expect((await notifications('Rajesh')).policyLapsed).not.toHaveProperty('path');
    await sql`update policy set due_date = '2026-03-26', revival_date = '2031-03-26' where policy_no = '502345678'`.execute(
      api.deps.db,
    );
  });

  it('show a payment in process, and then not the premium it pays', async () => {
    await api.scenario('gateway late', true);
    const asha = await callerFor(api, 'full', CLIENTS.asha);
    const order = (await create(asha)).body;
    const before = await notifications('Asha');
    expect([before.paymentInProcess, before.premiumDue?.policyNos]).toEqual([null, ['501234567']]);
    await decide(api, order.gatewayUrl, 'approve');
    const during = await notifications('Asha');
    expect(during).toEqual({
      ...NOTHING,
      paymentInProcess: {
        text: 'A payment of ₹24,500.00 has been under way since 21/11/2026, 10:00 AM. Please do not pay again.',
        policyNos: ['501234567'],
        since: '2026-11-21',
      },
    });
  });

  it('show an open nationality, PAN and bank account', async () => {
    const { premiumDue: _, ...found } = await notifications('Arjun');
    expect(found).toMatchObject({
      nationalityMissing: { path: '/update-nationality' },
      panMissing: { path: '/update-pan' },
      bankDetailsMissing: { text: 'There is no bank account for payouts.', path: '/neft-details' },
      paymentInProcess: null,
    });
  });

  it.each([
    ['a missing PAN', 'pan = null, pan_validated = false', 'panMissing', 'There is no PAN.'],
    [
      'a PAN that was not found',
      'pan_validated = false',
      'panMissing',
      'The PAN could not be verified. Please check it.',
    ],
    [
      'a rejected bank account',
      "neft_qc_status = 'rejected'",
      'bankDetailsMissing',
      'The bank account could not be verified. Enter its details again.',
    ],
    ['a bank account under review', "neft_qc_status = 'pending'", 'bankDetailsMissing', null],
    ['an empty nationality, which means Indian', "nationality = ''", 'nationalityMissing', null],
  ])('show %s', async (_, columns, kind, text) => {
    const { clientId } = await api.person('Farhan');
    const kept = await api.deps.db
      .selectFrom('customer')
      .selectAll()
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow();
    await change(clientId, columns);
    const found = (await notifications('Farhan'))[kind];
    expect(found?.text ?? null).toBe(text);
    const { pan, pan_validated, neft_qc_status, nationality } = kept;
    await api.deps.db
      .updateTable('customer')
      .set({ pan, pan_validated, neft_qc_status, nationality })
      .where('client_id', '=', clientId)
      .execute();
  });

  it('show a life certificate until it arrives', async () => {
    expect((await notifications('Kamala')).lifeCertificateDue).toEqual({
      text: 'A life certificate is due by 12/12/2026. If we do not have it by then, we hold the annuity until it arrives.',
      policyNos: ['505678901'],
      path: '/digital-living-certificate',
    });
    await sql`update life_certificate set received_on = '2026-11-21'`.execute(api.deps.db);
    expect((await notifications('Kamala')).lifeCertificateDue).toBeNull();
  });

  it('show a loan close to the surrender value of its policy', async () => {
    expect((await notifications('Arjun')).loanNearValue).toEqual({
      text: expect.stringContaining('surrender value'),
      policyNos: ['504567890'],
      path: '/pay-loan',
    });
  });

  it('include everything on the attention list, so the bell never counts less than the list', () => {
    for (const kind of ATTENTION_KINDS) {
      const [action, because] = ['wait', 'payment-in-process'] as const;
      const group = { kind, because, action, count: 1, policyNos: [], amount: null, deadline: null, since: null };
      const found = notificationsOf([group], { language: 'en', kind: 'person' });
      expect([kind, countNotifications({ ...found })]).toEqual([kind, 1]);
    }
  });
});

describe('notifications of a company', () => {
  it('cover all its policies, naming the first for each reason', async () => {
    const found = await notifications('Sahyadri', 'corp');
    const { rows } = await sql<{ due: number; lapsed: number }>`
      select count(*) filter (where st.premium_paying and p.due_date <= '2026-12-21')::int as due,
        count(*) filter (where st.lapsed)::int as lapsed
      from policy p join policy_status st on st.code = p.status_code where p.policy_no like '6%'`.execute(api.deps.db);
    const [counted] = rows;
    expect(found.premiumDue).toMatchObject({ path: '/pay-online' });
    const countOf = (text: string) =>
      Array.from(text.matchAll(/(\d+) policies/g), ([, count]) => Number(count)).reduce((sum, count) => sum + count, 0);
    expect(countOf(found.premiumDue.text)).toBe(counted?.due);
    const { length } = found.premiumDue.policyNos;
    expect([length > 0, length < (counted?.due ?? 0)]).toEqual([true, true]);
    expect(countOf(found.policyLapsed.text)).toBe(counted?.lapsed);
    // Revival is only for retail customers.
    expect(found.policyLapsed).not.toHaveProperty('path');
  });

  it('show its missing date of incorporation, and omit what only applies to people', async () => {
    const kept = { incorporated_on: '1987-04-14', pan_validated: true, neft_qc_status: 'verified' } as const;
    await change(CLIENTS.company, "incorporated_on = null, pan_validated = false, neft_qc_status = 'missing'");
    expect(await notifications('Sahyadri', 'corp')).toMatchObject({
      dateOfIncorporationMissing: { text: 'The date of incorporation is missing.', path: '/date-of-incorporation' },
      panMissing: null,
      bankDetailsMissing: null,
    });
    await api.deps.db.updateTable('customer').set(kept).where('client_id', '=', CLIENTS.company).execute();
  });
});

it('are refused for other kinds of session, and without one', async () => {
  const statuses = [(await callOperation(api, 'notifications', {})).statusCode];
  for (const kind of ['partial', 'track'] as const)
    statuses.push((await callOperation(api, 'notifications', {}, await signIn(api, 'Asha', kind))).statusCode);
  const { authorization } = await signIn(api, 'Asha');
  statuses.push((await callOperation(api, 'notifications', {}, { authorization })).statusCode);
  expect(statuses).toEqual([401, 403, 403, 403]);
});
