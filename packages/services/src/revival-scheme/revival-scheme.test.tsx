import { callOperation, type RunningApi, signIn, startApi } from '@lifedesk/api/testing';
import { storeNeftUpdate } from '@lifedesk/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { left, type RenderedService, renderSignedIn, saved } from '../../testing/index.ts';

const address = '/cs/revival-scheme';
/** Mr Gill's policies: revived as it is, with a declaration, lapsed too long ago, lapsed too recently. */
const [asItIs, declared] = ['509012345', '509012353'] as const;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());
beforeEach(async () => {
  await api.forget();
  await api.deps.db
    .updateTable('service_request')
    .set({ state: 'declined', settled_at: api.now() })
    .where('type', '=', 'revival-scheme')
    .execute();
});
afterEach(() => vi.clearAllMocks());

const press = ({ user }: RenderedService, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const pressContinue = (shown: RenderedService) => press(shown, 'Continue');

/** Opens the cost of reviving one of Mr Gill's policies. */
async function open(policyNo: string, options?: Parameters<typeof renderSignedIn>[3]) {
  const shown = await renderSignedIn(api, 'Harpreet', address, options);
  await choosePolicy(shown, policyNo);
  return shown;
}

async function choosePolicy(shown: RenderedService, policyNo: string) {
  await shown.user.click(await screen.findByRole('radio', { name: new RegExp(policyNo) }));
  await pressContinue(shown);
}

const cost = () => screen.findByRole('radio', { name: /^Pay all dues/ });

async function chooseAllDues(shown: RenderedService) {
  await shown.user.click(await cost());
  await pressContinue(shown);
}

async function answer({ user }: RenderedService, question: RegExp, yesOrNo: 'Yes' | 'No') {
  const group = await screen.findByRole('group', { name: question });
  await user.click(within(group).getByRole('radio', { name: yesOrNo }));
}
const [ill, treated, occupation] = [/not in good health/, /in hospital/, /changed occupation/] as const;

async function declare(shown: RenderedService, yesTo?: RegExp) {
  await heading('Health declaration');
  for (const question of [ill, treated, occupation]) await answer(shown, question, question === yesTo ? 'Yes' : 'No');
  await shown.user.click(screen.getByRole('checkbox', { name: /true and complete/ }));
}

/** The payer's decision on the gateway's page, and the way back. */
async function payer({ navigate }: RenderedService, decision: 'approve' | 'decline' | 'close') {
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  const page = new URL(left.mock.calls[0]?.[0] ?? '', api.url);
  left.mockClear();
  const reply = await fetch(page, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
  expect(reply.status).toBe(303);
  const back = new URL(reply.headers.get('location') ?? '', api.url);
  await navigate(back.pathname + back.search);
}

describe('lapsed policies', () => {
  it('can be chosen, or say by the rule why not', async () => {
    await renderSignedIn(api, 'Harpreet', address);
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
    const others = within(screen.getByRole('region', { name: 'Policies that cannot be revived here' }));
    const late = within(others.getByRole('region', { name: 'Meru Term Protect, Policy 509012361' }));
    expect(late.getByText('Not possible any more: the last day for revival was 07/09/2026.')).toBeVisible();
    const early = within(others.getByRole('region', { name: /^Meru Wealth Builder/ }));
    expect(
      early.getByText('Not possible yet: the policy lapsed 70 days ago. Revival opens on 12/03/2027.'),
    ).toBeVisible();
  });

  it('say if there are none, and what to do about a premium that is due', async () => {
    await renderSignedIn(api, 'Farhan', address);
    expect(await screen.findByText('None of your policies has lapsed')).toBeVisible();
  });

  it('say why none can be revived, and start nothing', async () => {
    const policy = api.deps.db.updateTable('policy').where('policy_no', '=', '502345678');
    const { revival_date } = await api.deps.db
      .selectFrom('policy')
      .select('revival_date')
      .where('policy_no', '=', '502345678')
      .executeTakeFirstOrThrow();
    await policy.set({ revival_date: '2026-11-21' }).execute();
    await renderSignedIn(api, 'Rajesh', address);
    expect(await screen.findByText('Not possible any more: the last day for revival was 20/11/2026.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await policy.set({ revival_date }).execute();
  });
});

describe('what it costs', () => {
  it('is shown as of today with its parts, for comparison', async () => {
    await open(declared);
    await cost();
    expect(screen.getByText(/^As of 21\/11\/2026/)).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Compare the options' }));
    const [all, newStart] = [
      /^Pay all dues ₹37,200.00 ₹1,793.17 ₹38,993.17 As they were Online, here$/,
      /^Start again ₹12,400.00 ₹0.00/,
    ];
    expect(table.getByRole('row', { name: all })).toBeVisible();
    expect(table.getByRole('row', { name: newStart })).toHaveTextContent(/Move ahead.*After our review/);
    const parts = within(screen.getByRole('table', { name: 'Unpaid premiums', hidden: true }));
    expect(parts.getAllByRole('row', { hidden: true })).toHaveLength(4);
  });

  it('needs a choice of one option, and sends its quote by email', async () => {
    const shown = await open(declared);
    await cost();
    await pressContinue(shown);
    expect(await screen.findByRole('link', { name: 'Choose an option' })).toBeVisible();
    await shown.user.click(screen.getByRole('radio', { name: /^Start again: ₹12,400.00/ }));
    await press(shown, 'Email me this quote');
    expect(await screen.findByText(/^We sent the quote to/)).toHaveTextContent(/har\**ill@example\.com/);
    const [letter] = await api.outbox('harpreet.gill@example.com');
    expect(letter?.text).toContain('₹12,400.00');
  });
});

describe('a missing bank account', () => {
  it('is not requested again once it was sent from here', async () => {
    const customer = api.deps.db.updateTable('customer').where('name', 'like', '%Gill%');
    await customer.set({ neft_qc_status: 'missing' }).execute();
    const shown = await open(declared);
    expect(await screen.findByRole('link', { name: 'Your bank account' })).toBeVisible();
    const { policies } = (
      await callOperation(api, 'revivalEligiblePolicies', {}, await signIn(api, 'Harpreet'))
    ).json();
    storeNeftUpdate(
      shown.app.sdk.session.store,
      policies.map(({ id }: { id: string }) => id),
    );
    await shown.navigate('/cs/dashboard');
    await shown.navigate(address);
    await choosePolicy(shown, declared);
    expect(await screen.findByText(/you have sent it, and we are checking it/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Your bank account' })).toBeNull();
    await customer.set({ neft_qc_status: 'verified' }).execute();
  });
});

describe('a revival', () => {
  it('goes from the policy to a request number, is paid once, and the dashboard shows it without a reload', async () => {
    const shown = await open(asItIs);
    await chooseAllDues(shown);
    // paid within the time that the insurer allows: no question about health
    await heading('Check your revival request');
    expect(screen.getByRole('row', { name: /^Late fee/ })).toBeVisible();
    const total = within(screen.getByRole('row', { name: /^To pay/ })).getByText(/^₹/).textContent ?? '';
    await shown.user.dblClick(screen.getByRole('button', { name: 'Send the revival request' }));
    await heading('We have received your revival request');
    const ticket = screen.getByText(/^SR\d{10}$/).textContent ?? '';
    expect(screen.getByText('Promised by')).toBeVisible();
    await shown.user.dblClick(await screen.findByRole('button', { name: `Pay ${total}` }));
    await payer(shown, 'approve');

    await heading('Payment received');
    expect(screen.getByText(/Your policy is in force again/)).toBeVisible();
    // the request for this payment is over, however the service is opened again
    await waitFor(() => expect(shown.app.sdk.session.store.get('session', 'draft.revival-scheme')).toBeUndefined());
    await press(shown, 'Download receipt (PDF)');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await shown.user.click(screen.getByRole('link', { name: 'Go to your overview' }));
    await screen.findByRole('heading', { name: /Hello/ });
    const policyCard = () => screen.getByRole('region', { name: /^Meru Secure Savings/ });
    await waitFor(() => expect(policyCard()).toHaveTextContent('In force'));
    expect(policyCard()).not.toHaveTextContent('Lapsed');

    await shown.navigate(`/cs/track-service-requests?ticket=${ticket}`);
    expect((await screen.findAllByText(ticket))[0]).toBeVisible();
    const { orders } = await api.deps.db
      .selectFrom('payment_order_item')
      .select((eb) => eb.fn.countAll<number>().as('orders'))
      .where('policy_no', '=', asItIs)
      .executeTakeFirstOrThrow();
    expect(Number(orders)).toBe(1);
  });

  it('asks about health after a long time; if every answer is no, it is paid immediately', async () => {
    const shown = await open(declared);
    await chooseAllDues(shown);
    await heading('Health declaration');
    await pressContinue(shown);
    expect(screen.getAllByRole('link', { name: /^Say whether/ })).toHaveLength(3);
    await declare(shown);
    expect(screen.queryByRole('textbox', { name: 'Please tell us more' })).toBeNull();
    await pressContinue(shown);
    await heading('Check your revival request');
    expect(screen.getByText(/in force again as soon as you have paid/)).toBeVisible();
    await press(shown, 'Send the revival request');
    await heading('We have received your revival request');
    // an abandoned payment is not lost, and not started twice
    await shown.user.click(await screen.findByRole('button', { name: /^Pay ₹/ }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await shown.navigate('/cs/dashboard');
    await screen.findByRole('heading', { name: /Hello/ });
    await shown.navigate(address);
    expect(await screen.findByText(/revival requested, SR\d{10}/)).toBeVisible();
    await choosePolicy(shown, declared);
    await heading('You have already asked for this revival');
    await shown.user.click(await screen.findByRole('link', { name: 'Continue or give up' }));
    expect(screen.queryByRole('button', { name: /^Pay ₹/ })).toBeNull();
    await heading('Payment not finished');
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', left.mock.calls[0]?.[0]);
    await payer(shown, 'decline');
    await heading('Payment declined');
    await shown.user.click(screen.getByRole('link', { name: 'Try again' }));
    await choosePolicy(shown, declared);
    expect(await screen.findByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  });

  it('of a policy with blocked payments says so instead of a button, and what to do', async () => {
    const shown = await open(declared);
    await chooseAllDues(shown);
    await declare(shown);
    await pressContinue(shown);
    await heading('Check your revival request');
    const policy = api.deps.db.updateTable('policy').where('policy_no', '=', declared);
    await policy.set({ death_intimated_on: '2026-11-20' }).execute();
    await press(shown, 'Send the revival request');
    expect(await screen.findByText(/because of a restriction on it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay ₹/ })).toBeNull();
    await policy.set({ death_intimated_on: null }).execute();
  });

  it('is reviewed first if a yes opened the details', async () => {
    const shown = await open(declared);
    await chooseAllDues(shown);
    await declare(shown, treated);
    await pressContinue(shown);
    const details = screen.getByRole('textbox', { name: 'Please tell us more' });
    expect(details).toHaveAccessibleDescription(/Write a few words/);
    await shown.user.type(details, 'Dengue in August, five days in hospital.');
    await pressContinue(shown);
    await heading('Check your revival request');
    expect(screen.getByRole('row', { name: /^In hospital or treated Yes/ })).toBeVisible();
    expect(screen.getByText(/You pay nothing yet/)).toBeVisible();
    await press(shown, 'Send the revival request');
    await heading('We have received your revival request');
    expect(screen.getByText(/You pay nothing until then/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('is saved for another day, and starts from what was saved', async () => {
    const shown = await open(declared);
    await shown.user.click(await screen.findByRole('radio', { name: /^Start again/ }));
    await pressContinue(shown);
    await declare(shown);
    await pressContinue(shown);
    await heading('Check your revival request');
    await press(shown, 'Save for later');
    expect(await screen.findByText(/^Saved\./)).toBeVisible();
    await screen.findByRole('heading', { name: /Hello/ });
    shown.app.sdk.session.store.remove('session', 'draft.revival-scheme');
    await shown.navigate(address);
    await choosePolicy(shown, declared);
    expect(await screen.findByRole('radio', { name: /^Start again/ })).toBeChecked();
  });

  it('requested elsewhere in the meantime is not requested twice', async () => {
    const shown = await open(declared);
    await shown.user.click(await screen.findByRole('radio', { name: /^Start again/ }));
    await pressContinue(shown);
    await declare(shown);
    await pressContinue(shown);
    await heading('Check your revival request');
    const ticket = await askElsewhere();
    await press(shown, 'Send the revival request');
    await heading('You have already asked for this revival');
    expect(screen.getByText(ticket)).toBeVisible();
  });

  it('with an amount that has changed says so, and shows today’s', async () => {
    const shown = await open(declared);
    await chooseAllDues(shown);
    await declare(shown);
    await pressContinue(shown);
    await heading('Check your revival request');
    await raisePremium(100_00);
    await press(shown, 'Send the revival request');
    expect(await screen.findByRole('link', { name: /^The cost has changed/ })).toBeVisible();
    expect(await screen.findByRole('row', { name: /^Pay all dues ₹37,500.00/ })).toBeVisible();
    await raisePremium(-100_00);
  });
});

/** Requests the revival as from another device. @returns its request number */
async function askElsewhere(): Promise<string> {
  const caller = await signIn(api, 'Harpreet');
  const healthDeclaration = {
    isInGoodHealth: true,
    hasBeenTreated: false,
    hasChangedOccupation: false,
    declaration: true,
  } as const;
  const body = {
    policyNo: declared,
    scheme: 'new-start',
    total: 12_400_00,
    action: 'submit',
    healthDeclaration,
  } as const;
  const key = { 'idempotency-key': crypto.randomUUID() };
  return (await callOperation(api, 'submitRevival', body, { ...caller, ...key })).json().acknowledgement.ticket;
}

async function raisePremium(by: number) {
  await api.deps.db
    .updateTable('policy')
    .set((eb) => ({ modal_premium: eb('modal_premium', '+', by) }))
    .where('policy_no', '=', declared)
    .execute();
}
