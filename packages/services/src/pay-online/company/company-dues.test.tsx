import { randomUUID } from 'node:crypto';
import { callOperation, type RunningApi, signIn as signInByOtp, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { type CalendarDate, todayInIndia } from '@lifedesk/rules';
import { corporateCreatePayment, newId, smartPolicySearch } from '@lifedesk/sdk';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  left,
  type RenderedService,
  type RenderOptions,
  renderCompany,
  renderService,
  saved,
  signIn,
} from '../../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  // no test finds the unfinished payment of another
  await api.deps.db
    .updateTable('payment_order')
    .set({ state: 'expired', settled_at: api.now() })
    .where('state', 'in', ['created', 'pending'])
    .execute();
});
afterAll(() => api?.close());
afterEach(() => vi.clearAllMocks());

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const list = () => screen.findByRole('region', { name: 'Policies with a premium to pay' });
const boxes = async () => within(await list()).findAllByRole('checkbox', { name: /^\d{9}$/ });
const bar = () => screen.findByRole('region', { name: 'Your payment' });
const payButton = async () => within(await bar()).getByRole('button', { name: /^(Pay ₹|Choose a policy)/ });
const open = (address = '/cs/pay-online', options?: RenderOptions) => renderCompany(api, address, options);

/** Chooses this many policies of the open page, and returns their numbers. */
async function chooseFirst({ user }: RenderedService, count: number): Promise<string[]> {
  const chosen: string[] = [];
  for (const box of (await boxes()).slice(0, count)) {
    await user.click(box);
    expect(box).toBeChecked();
    chosen.push(box.closest('tr')?.textContent?.match(/\d{9}/)?.[0] ?? '');
  }
  return chosen;
}

/** The payer's decision on the gateway's page, and the way back. */
async function payer({ navigate }: RenderedService, decision: 'approve' | 'decline') {
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  const page = new URL(left.mock.calls[0]?.[0] ?? '', api.url);
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
  expect(answer.status).toBe(303);
  const back = new URL(answer.headers.get('location') ?? '', api.url);
  await navigate(back.pathname + back.search);
}
const orders = () => api.deps.db.selectFrom('payment_order').select(['id', 'state', 'amount']).execute();

describe('what a company has to pay', () => {
  it('keeps what is chosen and left out while the choice is refreshed, as on return to the window', async () => {
    const shown = await open();
    const [first, second, third] = await boxes();
    for (const box of [first, second]) await shown.user.click(box as HTMLElement);
    await act(async () => window.dispatchEvent(new Event('focus')));
    await shown.user.click(third as HTMLElement);
    await shown.user.click(first as HTMLElement);
    // the button has another name during the call
    await screen.findByRole('button', { name: /^Choose all/ });
    expect(within(await bar()).getByText('2 policies chosen')).toBeVisible();
    expect(first).not.toBeChecked();
    for (const box of [second, third]) expect(box).toBeChecked();
  });

  it('is chosen across pages, paid once despite a double click, and gone from the dashboard without a reload', async () => {
    const shown = await renderCompany(api);
    await heading('Sahyadri Textiles Ltd');
    const first = await screen.findByRole('region', { name: 'Needs your attention' });
    const before = within(first).getByText(/^₹[\d,]+(\.\d\d)?$/).textContent ?? '';
    await shown.user.click(within(first).getByRole('link', { name: 'Pay' }));
    await heading('Pay the premiums of your company');
    const chosen = await chooseFirst(shown, 2);
    expect((await boxes())[0]).toHaveAccessibleDescription(/ due on \d\d\/\d\d\/\d{4} ₹[\d,]+\.\d\d$/i);
    await shown.user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText(/^11 to 20 of/);
    await waitFor(async () => expect((await boxes())[0]).not.toBeChecked());
    chosen.push(...(await chooseFirst(shown, 1)));
    expect(shown.address()).toBe('/cs/pay-online?page=2');
    expect(within(await bar()).getByText('3 policies chosen')).toBeVisible();

    await shown.user.click(screen.getByRole('checkbox', { name: 'Show only what is chosen' }));
    const looked = within(await screen.findByRole('region', { name: 'Policies that you pay for now' }));
    expect(looked.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, true]);
    for (const number of chosen) expect(looked.getByRole('checkbox', { name: number })).toBeVisible();

    const there = (await orders()).length;
    await shown.user.dblClick(await payButton());
    await payer(shown, 'approve');
    await heading('Payment received');
    expect(screen.getByText(/^RC-/)).toBeVisible();
    for (const number of chosen) expect(screen.getByText(`Policy ${number}`)).toBeVisible();
    expect(await orders()).toHaveLength(there + 1);
    await shown.user.click(screen.getByRole('button', { name: 'Download receipt (PDF)' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await shown.user.click(screen.getByRole('button', { name: 'Download GST invoice (PDF)' }));
    await waitFor(() =>
      expect(saved).toHaveBeenLastCalledWith(expect.anything(), expect.stringMatching(/^invoice-GI-.*\.pdf$/)),
    );

    await shown.user.click(screen.getByRole('link', { name: 'Go to your overview' }));
    await heading('Sahyadri Textiles Ltd');
    await waitFor(() =>
      expect(
        within(screen.getByRole('region', { name: 'Needs your attention' })).getByText(/^₹[\d,]+(\.\d\d)?$/),
      ).not.toHaveTextContent(before),
    );
  });

  it('is paid all at once, and the result lists the policies in pages', async () => {
    const company = { ...(await signInByOtp(api, 'Sahyadri', 'corp')), 'Idempotency-Key': randomUUID() };
    const [due] = (
      await callOperation(api, 'corporatePoliciesByPage', { page: 300, pageSize: 1, onlyDue: true }, company)
    ).json().policiesData;
    const item = { policyNo: due.policyNo, amount: due.paymentDetails.totalPremiumDueToBePaid };
    const order = { purpose: 'premium' as const, items: [item], returnPath: '/cs/pay-online' };
    expect((await callOperation(api, 'corporateCreatePayment', order, company)).statusCode).toBe(200);

    const shown = await open();
    const all = await screen.findByRole('button', { name: /^Choose all/ });
    await boxes();
    await shown.user.click(all);
    await waitFor(async () => expect(within(await bar()).getByText(/^\d{3} policies chosen$/)).toBeVisible());
    const count = Number((await bar()).textContent?.match(/(\d+) policies/)?.[1]);
    const total = Number(all.textContent?.match(/\d+/)?.[0]);
    expect(total).toBeGreaterThan(count);
    expect(
      await screen.findByText(
        `${count} of ${total} policies are chosen. The rest cannot be paid here now; the list says why.`,
      ),
    ).toBeVisible();
    await shown.user.click(await payButton());
    await payer(shown, 'decline');
    await heading('Payment declined');
    const listed = within(await screen.findByRole('region', { name: 'Policies in this payment' }));
    expect(listed.getAllByRole('row')).toHaveLength(21);
    expect(listed.getByText(`1 to 20 of ${count}`)).toBeVisible();

    // the policies of a failed order are chosen again
    await shown.user.click(screen.getByRole('link', { name: 'Try again' }));
    await heading('Pay the premiums of your company');
    await waitFor(async () => expect(within(await bar()).getByText(`${count} policies chosen`)).toBeVisible());
    await shown.user.click(screen.getByRole('button', { name: 'Choose none' }));
    expect(within(await bar()).getByText('0 policies chosen')).toBeVisible();
    await shown.user.click(await payButton());
    expect(await screen.findByText('Choose at least one policy to pay for')).toBeVisible();
  });

  it('is chosen by due date: what is overdue, or what is due within a week', async () => {
    const shown = await open();
    await boxes();
    const today = '2026-11-21';
    const countUntil = async (day: CalendarDate) => {
      const { count } = await api.deps.db
        .selectFrom('policy as p')
        .where('p.is_corporate', '=', true)
        .where('p.status_code', '=', '1')
        .where('p.due_date', '<=', day)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('payment_order_item as i')
                .select('i.policy_no')
                .whereRef('i.policy_no', '=', 'p.policy_no')
                .where('i.order_state', 'in', ['created', 'pending']),
            ),
          ),
        )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    };
    expect(todayInIndia(api.now())).toBe(today);
    const overdue = await countUntil('2026-11-20');
    await shown.user.click(screen.getByRole('button', { name: 'Choose what is due by 28/11/2026' }));
    const within7 = await countUntil('2026-11-28');
    expect(within7).toBeGreaterThan(overdue);
    expect(await within(await bar()).findByText(`${within7} policies chosen`)).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'Choose what is overdue' }));
    expect(await within(await bar()).findByText(`${overdue} policies chosen`)).toBeVisible();
    const [first] = await boxes();
    const row = within(first?.closest('tr') as HTMLElement);
    expect(row.getByText(/^\d+ days overdue$/)).toBeVisible();
    expect(row.getByText(/^Due on \d\d\/1[01]\/2026$/)).toBeVisible();
    expect(within(await list()).getByText(/^To pay now on this page: ₹[\d,]+\.\d\d$/)).toBeVisible();
  });

  it('is found by typing, and reports what is not due', async () => {
    const shown = await open();
    const [first] = await boxes();
    const due = first?.closest('tr')?.textContent?.match(/\d{9}/)?.[0] ?? '';
    const finder = await screen.findByRole('combobox', { name: 'Find a policy to pay for' });
    await shown.user.type(finder, due);
    await shown.user.click(await screen.findByRole('option', { name: new RegExp(`^${due}`) }));
    expect(await screen.findByText(new RegExp(`Policy ${due} is chosen: ₹`))).toBeVisible();
    expect(first).toBeChecked();
    const { policy_no: paid } = await api.deps.db
      .selectFrom('policy')
      .select('policy_no')
      .where('is_corporate', '=', true)
      .where('status_code', '=', '1')
      .orderBy('due_date', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await shown.user.clear(finder);
    await shown.user.type(finder, paid);
    await shown.user.click(await screen.findByRole('option', { name: new RegExp(`^${paid}`) }));
    expect(await screen.findByText(`Nothing is due for policy ${paid} now.`)).toBeVisible();
    expect(within(await bar()).getByText('1 policy chosen')).toBeVisible();
  });

  it('is refused if a payment was started, which one card offers to continue or give up', async () => {
    const shown = await open();
    const [number = ''] = await chooseFirst(shown, 1);
    await shown.user.click(await payButton());
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    // as after a reload: nothing of the first press is known any more
    await shown.navigate('/cs/dashboard');
    await heading('Sahyadri Textiles Ltd');
    const there = (await orders()).length;
    await shown.navigate('/cs/pay-online');
    expect(
      await screen.findByText(
        /^You started a payment for 1 policy at \d\d:\d\d [AP]M: ₹[\d,.]+\. Continue or give it up\.$/,
      ),
    ).toBeVisible();
    expect(within(await list()).queryByRole('checkbox', { name: number })).toBeNull();
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', left.mock.calls[0]?.[0]);
    await payer(shown, 'approve');
    await heading('Payment received');
    expect(await orders()).toHaveLength(there);
  });

  it('can be chosen again after all of it was given up at once', async () => {
    const shown = await open();
    const [first = '', second = ''] = await chooseFirst(shown, 2);
    await shown.user.click(await payButton());
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await shown.navigate('/cs/dashboard');
    await heading('Sahyadri Textiles Ltd');
    await shown.navigate('/cs/pay-online');
    expect(await screen.findByText(/^You started a payment for 2 policies/)).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'Give up this payment' }));
    await waitFor(() => expect(screen.queryByText(/^You started a payment/)).toBeNull());
    for (const number of [first, second])
      expect(await within(await list()).findByRole('checkbox', { name: number })).toBeVisible();
  });

  it('is removed from the choice if its payment was started elsewhere in the meantime', async () => {
    const shown = await open();
    const [first = '', second = ''] = await chooseFirst(shown, 2);
    const { sdk } = shown.app;
    const { policiesData } = await smartPolicySearch(sdk, { query: first, limit: 1 });
    const amount = policiesData[0]?.paymentDetails?.totalPremiumDueToBePaid ?? 0;
    await corporateCreatePayment(
      sdk,
      { purpose: 'premium', items: [{ policyNo: first, amount }], returnPath: '/cs/pay-online' },
      { idempotencyKey: newId() },
    );
    await shown.user.click(await payButton());
    expect(await screen.findByText(/^We removed 1 policy/)).toBeVisible();
    expect(left).not.toHaveBeenCalled();
    expect(await screen.findByText(/^You started a payment for 1 policy/)).toBeVisible();
    expect(within(await list()).queryByRole('checkbox', { name: first })).toBeNull();
    expect(within(await list()).getByRole('checkbox', { name: second })).toBeChecked();
    await shown.user.click(await payButton());
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  });

  it('is already chosen for the policy that the address names', async () => {
    const shown = await open();
    const [box] = await boxes();
    const number = box?.closest('tr')?.textContent?.match(/\d{9}/)?.[0] ?? '';
    await shown.navigate(`/cs/policy-details?id=${btoa(number)}`);
    const payments = within(await screen.findByRole('region', { name: 'Payments' }));
    await shown.user.click(await payments.findByRole('link', { name: 'Pay premium' }));
    expect(await screen.findByText(new RegExp(`Policy ${number} is chosen`))).toBeVisible();
    expect(shown.address()).toBe(`/cs/pay-online?id=${encodeURIComponent(btoa(number))}`);
    expect(within(await bar()).getByText('1 policy chosen')).toBeVisible();
  });

  it('is found after signing in again, if the session expired on the gateway’s page', async () => {
    const shown = await open();
    await chooseFirst(shown, 1);
    await shown.user.click(await payButton());
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    const page = new URL(left.mock.calls[0]?.[0] ?? '', api.url);
    const form = new URLSearchParams({ decision: 'approve' });
    const answer = await fetch(page, { method: 'POST', body: form, redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? '', api.url);
    cleanup();
    const later = await renderService(api, back.pathname + back.search);
    expect(await screen.findByText(/see whether your payment arrived/)).toBeVisible();
    await later.user.click(screen.getByRole('link', { name: 'Sign in for a company' }));
    await heading('Sign in for companies');
    const { clientId, mobile } = await api.person('Sahyadri');
    await signIn(api, later, clientId, mobile ?? '');
    await heading('Payment received');
    expect(later.address()).toBe(back.pathname + back.search);
  });
});

describe('a policy that cannot be paid for', () => {
  /** The first policy with a status, by its number. */
  const withStatus = async (status: string) => {
    const { policy_no } = await api.deps.db
      .selectFrom('policy')
      .select('policy_no')
      .where('is_corporate', '=', true)
      .where('status_code', '=', status)
      .orderBy('policy_no')
      .limit(1)
      .executeTakeFirstOrThrow();
    return policy_no;
  };
  const call = { name: 'Call 1800 000 0199', href: 'tel:18000000199' };
  /** The message about it, with what can be done. */
  const expectLapsed = async (number: string) => {
    const said = within((await screen.findByText(`Policy ${number}`)).closest('[aria-live]') as HTMLElement);
    expect(said.getByText(/^The policy has lapsed/)).toBeVisible();
    expect(said.getByRole('link', { name: call.name })).toHaveAttribute('href', call.href);
    expect(screen.queryByText(/Nothing is due/)).toBeNull();
  };

  it('because it has lapsed says so when someone searches for it, and whom to call', async () => {
    const shown = await open();
    const lapsed = await withStatus('4');
    await shown.user.type(await screen.findByRole('combobox', { name: 'Find a policy to pay for' }), lapsed);
    await shown.user.click(await screen.findByRole('option', { name: new RegExp(`^${lapsed}`) }));
    await expectLapsed(lapsed);
    expect(within(await bar()).getByText('0 policies chosen')).toBeVisible();
  });

  it.each(['4', 'B'])('because it has lapsed, with status %s, says so if the address names it', async (status) => {
    const lapsed = await withStatus(status);
    await open(`/cs/pay-online?id=${encodeURIComponent(btoa(lapsed))}`);
    await expectLapsed(lapsed);
  });

  it('says so in Hindi', async () => {
    const lapsed = await withStatus('4');
    const shown = await open(`/cs/pay-online?id=${encodeURIComponent(btoa(lapsed))}`);
    await expectLapsed(lapsed);
    await act(async () => shown.app.store.set(localeAtom, 'hi'));
    const said = within((await screen.findByText(`पॉलिसी ${lapsed}`)).closest('[aria-live]') as HTMLElement);
    expect(said.getByText(/लैप्स/)).toBeVisible();
    expect(said.getByRole('link', { name: '1800 000 0199 पर कॉल करें' })).toHaveAttribute('href', call.href);
  });

  it('because a death was reported says that payment is blocked, and whom to call', async () => {
    const shown = await open();
    const [box] = await boxes();
    const number = box?.closest('tr')?.textContent?.match(/\d{9}/)?.[0] ?? '';
    const reportDeath = (death_intimated_on: CalendarDate | null) =>
      api.deps.db.updateTable('policy').set({ death_intimated_on }).where('policy_no', '=', number).execute();
    await reportDeath('2026-11-20');
    try {
      await shown.navigate('/cs/dashboard');
      await heading('Sahyadri Textiles Ltd');
      await shown.navigate(`/cs/pay-online?id=${encodeURIComponent(btoa(number))}`);
      const said = within((await screen.findByText(`Policy ${number}`)).closest('[aria-live]') as HTMLElement);
      expect(said.getByText('Online payment is blocked for this policy.')).toBeVisible();
      expect(said.getByRole('link', { name: call.name })).toHaveAttribute('href', call.href);
    } finally {
      await reportDeath(null);
    }
  });

  it('rules out the all-clear even if nothing else can be paid, and its notice says whom to call', async () => {
    const lapsed = await withStatus('4');
    const nothingToPay: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      const { url } = input as Request;
      if (!url.endsWith('/corporate/policies/page')) return answer;
      return Response.json({ ...(await answer.json()), policiesData: [], totalCount: 0 }, { headers: answer.headers });
    };
    await open(`/cs/pay-online?id=${encodeURIComponent(btoa(lapsed))}`, { fetch: nothingToPay });
    expect(await screen.findByText('You have no premium to pay now.')).toBeVisible();
    const notice = (await screen.findByText(/^\d+ policies have lapsed\. Rev/)).closest('[data-tone]') as HTMLElement;
    expect(within(notice).getByRole('link', { name: call.name })).toHaveAttribute('href', call.href);
    await expectLapsed(lapsed);
  });
});
