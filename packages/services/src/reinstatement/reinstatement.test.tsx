import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { left, type RenderedService, renderSignedIn } from '../../testing/index.ts';

const address = '/cs/reinstatement';
/** Mr Gill's unit-linked policy, unpaid for 70 days: ₹18,000. */
const here = '509012379';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());
beforeEach(() => api.forget());
afterEach(() => vi.clearAllMocks());

const card = (name: RegExp | string) => screen.findByRole('region', { name });

async function payer({ navigate }: RenderedService, decision: 'approve' | 'decline') {
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  const page = new URL(left.mock.calls[0]?.[0] ?? '', api.url);
  left.mockClear();
  const reply = await fetch(page, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
  expect(reply.status).toBe(303);
  const back = new URL(reply.headers.get('location') ?? '', api.url);
  await navigate(back.pathname + back.search);
}

describe('reinstatement', () => {
  it('shows until when and for how much, and for the others the reason and where to go', async () => {
    await renderSignedIn(api, 'Harpreet', address);
    const one = within(await card(`Meru Wealth Builder, Policy ${here}`));
    expect(one.getByText(/can be reinstated until 11\/03\/2027/)).toBeVisible();
    expect(one.getByRole('button', { name: 'Pay ₹18,000.00' })).toBeVisible();
    const others = within(screen.getByRole('region', { name: 'Other lapsed policies' }));
    const late = within(others.getByRole('region', { name: /509012361/ }));
    expect(late.getByText(/the last day for revival was 07\/09\/2026/)).toBeVisible();
    expect(late.getByText(/nothing is left of it/)).toBeVisible();
    expect(late.getByRole('link', { name: /^Call/ })).toBeVisible();
    expect(others.getAllByRole('link', { name: 'Revive this policy' })).toHaveLength(2);
  });

  it('is paid at the gateway; a failed payment can be tried again, and a successful one is final', async () => {
    const shown = await renderSignedIn(api, 'Harpreet', address);
    await shown.user.click(await screen.findByRole('button', { name: 'Pay ₹18,000.00' }));
    await payer(shown, 'decline');
    await shown.user.click(await screen.findByRole('link', { name: 'Try again' }));
    await shown.user.click(await screen.findByRole('button', { name: 'Pay ₹18,000.00' }));
    await payer(shown, 'approve');
    expect(
      await screen.findByText('Thank you. Your policy is in force again, and the receipt is ready.'),
    ).toBeVisible();
    await shown.navigate(address);
    expect(await screen.findByText(/None of your lapsed policies can be reinstated/)).toBeVisible();
  });

  it('says if nothing has lapsed', async () => {
    await renderSignedIn(api, 'Farhan', address);
    expect(await screen.findByRole('heading', { name: 'None of your policies has lapsed' })).toBeVisible();
  });
});
