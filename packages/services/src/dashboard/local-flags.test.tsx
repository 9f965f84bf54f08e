import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { customerAtom, notificationCountAtom, notificationsAtom } from '@lifedesk/journey';
import { countNotifications } from '@lifedesk/rules';
import { localFlag, memoryStore, notifications } from '@lifedesk/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { left, type RenderedService, renderService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

/** Another tab of the same device, where the person is already signed in. */
const openTab = (store: ReturnType<typeof memoryStore>, fetchIt?: typeof fetch) =>
  renderService(api, '/cs/dashboard', { store, signIn: async () => {}, ...(fetchIt && { fetch: fetchIt }) });
const dueDateIn = ({ app }: RenderedService) => app.store.get(customerAtom)?.policiesArray[0]?.dueDate;

it('the number of notifications is stored on the device, shown before the server responds, and gone after sign-out', async () => {
  const store = memoryStore();
  const first = await renderSignedIn(api, 'Rajesh', '/cs/dashboard', { store });
  const count = countNotifications((await notifications(first.app.sdk)).notifications);
  expect(count).toBeGreaterThan(0);
  await waitFor(() => expect(localFlag(store, 'notifications')).toBe(String(count)));

  const failingFetch: typeof fetch = (input, init) =>
    String(input instanceof Request ? input.url : input).endsWith('/notifications')
      ? Promise.reject(new TypeError('network'))
      : fetch(input, init);
  const second = await openTab(store, failingFetch);
  await waitFor(() => expect(second.app.store.get(notificationCountAtom)).toBe(count));

  await first.app.session.signOut();
  expect(localFlag(store, 'notifications')).toBeUndefined();
});

it('a payment in one tab is noted on the device, refreshes another tab, and is gone after sign-out', async () => {
  vi.clearAllMocks();
  const store = memoryStore();
  const paying = await renderSignedIn(api, 'Asha', '/cs/pay-online', { store });
  await paying.user.click(await screen.findByRole('button', { name: 'Pay ₹24,500.00' }));
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  const other = await openTab(store);
  await within(other.container).findByRole('heading', { name: /Hello/ });
  const due = dueDateIn(other);
  expect(due).toBe('01/12/2026');
  expect(localFlag(store, 'transactionMade')).toBeUndefined();

  const page = new URL(left.mock.calls[0]?.[0] ?? '', api.url);
  const answer = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
    redirect: 'manual',
  });
  const back = new URL(answer.headers.get('location') ?? '', api.url);
  await paying.navigate(back.pathname + back.search);
  await within(paying.container).findByRole('heading', { name: 'Payment received' });
  await waitFor(() => expect(localFlag(store, 'transactionMade')).toBe(api.now().toISOString()));
  expect(dueDateIn(other)).toBe(due);

  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(dueDateIn(other)).not.toBe(due));
  await paying.app.session.signOut();
  expect(localFlag(store, 'transactionMade')).toBeUndefined();
});

it('a response that arrives during sign-out leaves nothing on the device', async () => {
  const store = memoryStore();
  let signedOut = () => {};
  const untilSignedOut = new Promise<void>((resolve) => {
    signedOut = resolve;
  });
  const onAsk = vi.fn();
  const late: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (!String(input instanceof Request ? input.url : input).endsWith('/notifications')) return answer;
    const text = await answer.text();
    onAsk();
    return Object.assign(answer, { text: () => untilSignedOut.then(() => text) });
  };
  const { app } = await renderSignedIn(api, 'Rajesh', '/cs/dashboard', { store, fetch: late });
  await waitFor(() => expect(onAsk).toHaveBeenCalled());
  app.sdk.session.subscribe(signedOut);
  await app.session.signOut();
  expect(localFlag(store, 'notifications')).toBeUndefined();
  expect(app.store.get(notificationsAtom)).toBeUndefined();
});
