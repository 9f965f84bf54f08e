import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { left, type RenderedService, renderService, renderSignedIn } from '../../testing/index.ts';

const address = '/cs/top-up';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());
beforeEach(() => api.forget());
afterEach(() => vi.clearAllMocks());

const amountField = () => screen.findByRole('textbox', { name: 'Amount of the top-up' });
const proceed = ({ user }: RenderedService) => user.click(screen.getByRole('button', { name: 'Continue' }));

/** From the amount to the review. */
async function review(shown: RenderedService, amount: string): Promise<void> {
  await shown.user.type(await amountField(), amount);
  await proceed(shown);
  await screen.findByRole('heading', { name: 'Which funds should get the money?' });
  await proceed(shown);
  await screen.findByRole('heading', { name: 'Check your top-up' });
}

async function payer({ navigate }: RenderedService, decision: 'approve' | 'decline') {
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  const page = new URL(left.mock.calls[0]?.[0] ?? '', api.url);
  left.mockClear();
  const reply = await fetch(page, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
  expect(reply.status).toBe(303);
  const back = new URL(reply.headers.get('location') ?? '', api.url);
  await navigate(back.pathname + back.search);
}

describe('top-up', () => {
  it('shows what it changes, and after a decline and a second attempt leads to the receipt and its lots', async () => {
    const shown = await renderSignedIn(api, 'Meenakshi', address);
    await shown.user.type(await amountField(), '50000');
    expect(screen.getByText('+ ₹62,500.00')).toBeVisible();
    expect(screen.getByText('This top-up can make your payout taxable')).toBeVisible();
    expect(screen.getByText(/you get the NAV of 23\/11\/2026/)).toBeVisible();
    expect(screen.getByText('A top-up is possible only while premiums are paid.')).toBeVisible();
    await proceed(shown);
    expect(await screen.findByText('Total 100 %')).toBeVisible();
    await proceed(shown);
    const pay = await screen.findByRole('button', { name: 'Pay ₹50,000.00' });
    expect(screen.getByText('Growth Fund: 40 %, ₹20,000.00')).toBeVisible();
    await shown.user.dblClick(pay);
    await payer(shown, 'decline');
    await shown.user.click(await screen.findByRole('link', { name: 'Try again' }));

    // what was typed is still there
    expect(await amountField()).toHaveValue('50,000');
    await proceed(shown);
    await screen.findByText('Total 100 %');
    await proceed(shown);
    await shown.user.click(await screen.findByRole('button', { name: 'Pay ₹50,000.00' }));
    await payer(shown, 'approve');
    expect(await screen.findByText(/We buy the units when the NAV is published/)).toBeVisible();
    expect(screen.getByText(/^RC-/)).toBeVisible();

    await shown.navigate(address);
    expect(await amountField()).toHaveValue('');
    await shown.user.click(await screen.findByText('₹50,000.00 on 21/11/2026'));
    expect(screen.getByText(/We buy the units when the NAV of 23\/11\/2026 is published/)).toBeVisible();
  });

  it.each([
    ['', 'Enter the amount of the top-up'],
    ['4999', 'A top-up is at least ₹5,000.00.'],
    ['5500', 'A top-up must be a multiple of ₹1,000.00.'],
    ['99999000', 'A top-up is at most ₹10,00,000.00.'],
  ])('says at the field what is wrong with %j and keeps it', async (typed, says) => {
    const shown = await renderSignedIn(api, 'Meenakshi', address);
    const field = await amountField();
    if (typed) await shown.user.type(field, typed);
    await proceed(shown);
    expect(field).toHaveAccessibleDescription(new RegExp(says.replaceAll('.', '\\.')));
  });

  it.each([
    ['39', 'The shares must add up to 100 %. 1 % is still missing.', 99],
    ['41', 'The shares must add up to 100 %. 1 % is too much.', 101],
  ])('refuses a split with %s instead of 40 in its place', async (share, says, sum) => {
    const shown = await renderSignedIn(api, 'Meenakshi', address);
    await shown.user.type(await amountField(), '10000');
    await proceed(shown);
    const fund = await screen.findByRole('textbox', { name: 'Growth Fund' });
    await shown.user.clear(fund);
    await shown.user.type(fund, share);
    expect(screen.getByText(`Total ${sum} %`)).toBeVisible();
    await proceed(shown);
    expect(fund).toHaveAccessibleDescription(says);
  });

  it('returns to the funds if one has closed since', async () => {
    const shown = await renderSignedIn(api, 'Meenakshi', address);
    await review(shown, '10000');
    await api.deps.db.updateTable('fund').set({ is_open: false }).where('code', '=', 'MID').execute();
    await shown.user.click(screen.getByRole('button', { name: 'Pay ₹10,000.00' }));
    expect(await screen.findByText('Total 90 %')).toBeVisible();
    expect(left).not.toHaveBeenCalled();
    await api.deps.db.updateTable('fund').set({ is_open: true }).execute();
  });

  it('refuses a second payment while one is in process, and links to the first', async () => {
    const shown = await renderSignedIn(api, 'Meenakshi', address);
    await review(shown, '20000');
    await shown.user.click(screen.getByRole('button', { name: 'Pay ₹20,000.00' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    await shown.navigate('/cs/dashboard');
    await shown.navigate(address);
    expect(await screen.findByRole('link', { name: 'Continue or give up' })).toBeVisible();
    await payer(shown, 'decline');
  });

  it('says why none of the policies accepts one', async () => {
    await renderSignedIn(api, 'Harpreet', address);
    expect(await screen.findByText('None of your policies can take a top-up now')).toBeVisible();
    expect(screen.getByText('A top-up is possible only while premiums are paid.')).toBeVisible();
  });

  it('opens with a policy number, without an OTP and without earlier top-ups', async () => {
    const shown = await renderService(api, address);
    await shown.user.type(await screen.findByRole('textbox', { name: 'Policy number or mobile number' }), '503456789');
    await shown.user.click(screen.getByRole('button', { name: 'See your policies' }));
    expect(await amountField()).toBeVisible();
    expect(within(shown.container).queryByText('Earlier top-ups')).toBeNull();
    expect(within(shown.container).queryByText(/Meenakshi/)).toBeNull();
  });
});
