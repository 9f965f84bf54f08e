import { randomUUID } from 'node:crypto';
import { callOperation, type RunningApi, signIn, startApi } from '@lifedesk/api/testing';
import { memoryStore, setLocalFlag } from '@lifedesk/sdk';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPortal, renderSignedIn } from '../testing/render-portal.tsx';

const DAY = 86_400_000;
const POLICY = '501234567';
const SAYS = 'The payer’s bank took the money back on 22/11/2026. The payment and its receipt no longer count.';

let api: RunningApi;
let token: string;
let orderId: string;
let details: string;
beforeAll(async () => {
  api = await startApi();
  const newKey = () => ({ 'Idempotency-Key': randomUUID() });
  const asha = { ...(await signIn(api, 'Asha')), ...newKey() };
  token = (await callOperation(api, 'createPayLink', { policyNo: POLICY }, asha)).json().token;
  const order = await callOperation(
    api,
    'payByLink',
    { token, relation: 'child', returnPath: '/cs/pay-link' },
    newKey(),
  );
  const page = new URL(order.json().gatewayUrl, api.url);
  await fetch(page, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }), redirect: 'manual' });
  await api.sandbox.gateway.deliver();
  const paid = await api.deps.db.selectFrom('pay_link_payment').select('order_id').executeTakeFirstOrThrow();
  orderId = paid.order_id;
  const policy = await api.deps.db
    .selectFrom('policy')
    .select('id')
    .where('policy_no', '=', POLICY)
    .executeTakeFirstOrThrow();
  details = policy.id;
  await api.advance(DAY + 6 * 3_600_000);
  await api.scenario('payments charged back', true);
  await api.advance(DAY);
});
afterAll(() => api?.close());

const region = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const press = async ({ user }: Awaited<ReturnType<typeof renderSignedIn>>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

describe('a payment that a bank took back is shown as taken back, with the day and the reason', () => {
  it.each<[string, () => string, (shown: Awaited<ReturnType<typeof renderSignedIn>>) => Promise<HTMLElement>]>([
    [
      'among what needs attention',
      () => '/cs/dashboard',
      async () => (await region('Needs your attention')).findByText(new RegExp(SAYS)),
    ],
    [
      'as the last payment on the dashboard',
      () => '/cs/dashboard',
      async () => (await region('Last payment')).findByText(SAYS),
    ],
    [
      'among the messages',
      () => '/cs/dashboard',
      async (shown) => {
        await press(shown, /^\d messages?$/);
        const panel = within(screen.getByRole('dialog', { name: 'Messages for you' }));
        return panel.findByText(`${SAYS} Check what is due and pay it again.`);
      },
    ],
    [
      'among the payments of the policy',
      () => `/cs/policy-details?id=${encodeURIComponent(details)}`,
      async () => (await region('Payments')).findByText(SAYS),
    ],
    [
      'in the download center',
      () => '/cs/download-center?kind=premium-receipt',
      async () => within(await screen.findByRole('row', { name: /Taken back/ })).getByText(SAYS),
    ],
    ['as the result of the payment', () => `/cs/pay-online?orderId=${orderId}`, () => screen.findByText(SAYS)],
    ['where the premium is paid again', () => '/cs/pay-online', () => screen.findByText(SAYS)],
    ["among one's links", () => '/cs/pay-links', async () => (await region('Your links')).findByText(SAYS)],
  ])('%s', async (_, address, find) => {
    const shown = await renderSignedIn(api, 'Asha', address());
    expect(await find(shown)).toBeVisible();
  });

  it('to whoever paid by the link', async () => {
    window.location.hash = token;
    renderPortal(api, '/cs/pay-link');
    expect(await screen.findByRole('heading', { name: 'Your bank took this payment back' })).toBeVisible();
    expect(screen.getByText(SAYS)).toBeVisible();
    expect(screen.queryByText(/receipt is ready|Thank you/)).toBeNull();
  });

  it('in Hindi', async () => {
    const store = memoryStore();
    setLocalFlag(store, 'language', 'hi');
    await renderSignedIn(api, 'Asha', '/cs/download-center', { store });
    expect(await screen.findByText(/^भुगतान करने वाले के बैंक ने 22\/11\/2026 को पैसे वापस ले लिए।/)).toBeVisible();
  });
});
