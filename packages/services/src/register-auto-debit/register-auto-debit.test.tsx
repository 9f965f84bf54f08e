import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { left, type RenderedService, renderService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  vi.clearAllMocks();
  await api.forget();
  await api.deps.db.deleteFrom('mandate').where('policy_no', '=', '501234567').execute();
});
afterAll(() => api?.close());

const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const choose = async ({ user }: RenderedService, name: RegExp) =>
  user.click(await screen.findByRole('radio', { name }));

/** What the customer does on the bank's page, and the way back. */
async function atTheBank(shown: RenderedService, decision: 'approve' | 'decline' | 'close') {
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  const page = new URL(left.mock.calls[0]?.[0] ?? '', api.url);
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
  expect(answer.status).toBe(303);
  const back = new URL(answer.headers.get('location') ?? '', api.url);
  await shown.navigate(back.pathname + back.search);
}

async function toTerms(shown: RenderedService, rail: RegExp) {
  await choose(shown, /Meru Secure Savings/);
  await press(shown, 'Continue');
  await heading('Where should we debit your premiums from?');
  await choose(shown, rail);
  await press(shown, 'Continue');
  await heading('How much may we debit, and until when?');
}

async function toBank(shown: RenderedService) {
  await toTerms(shown, /^UPI/);
  await press(shown, 'Continue');
  await heading('Check before you go to your bank');
  await press(shown, 'Continue to your bank');
}

describe('registering auto-debit', () => {
  it('goes from the policy through the bank to an active auto-debit, its next date and its request', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/register-auto-debit');
    await toTerms(shown, /^UPI/);
    expect(screen.getByRole('textbox', { name: /Limit for one debit/ })).toHaveValue('30000');
    await press(shown, 'Continue');
    await heading('Check before you go to your bank');
    expect(within(screen.getByRole('row', { name: /Limit for one debit/ })).getByText('₹30,000.00')).toBeVisible();
    expect(screen.getByText(/your bank tells you 24 hours before/)).toBeVisible();
    await press(shown, 'Continue to your bank');
    await atTheBank(shown, 'approve');
    expect(await heading('Auto-debit is registered')).toHaveFocus();
    expect(screen.getByText('₹24,500.00 on 01/12/2026')).toBeVisible();
    await shown.user.click(screen.getByRole('link', { name: 'Follow this request' }));
    await heading('Registration of auto-debit');
    expect(screen.getByRole('row', { name: /Auto-debit.*UPI/ })).toBeVisible();
  });

  it('does not call a premium the next one whose date is past', async () => {
    await renderSignedIn(api, 'Vikram', '/cs/register-auto-debit');
    await heading('Where should we debit your premiums from?');
    expect(screen.getByText(/₹4,000\.00 is still to be paid for the premium due on 10\/11\/2026/)).toBeVisible();
  });

  it('says if the bank declined, and starts again', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/register-auto-debit');
    await toBank(shown);
    await atTheBank(shown, 'decline');
    expect(await heading('Auto-debit was not registered')).toHaveFocus();
    expect(screen.getByText('The account does not allow mandates.')).toBeVisible();
    await shown.user.click(screen.getByRole('link', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /Meru Secure Savings/ })).not.toBeChecked();
  });

  it('shows an answer after a bank that stayed silent', async () => {
    await api.scenario('gateway silent', true);
    const shown = await renderSignedIn(api, 'Asha', '/cs/register-auto-debit');
    await toBank(shown);
    await atTheBank(shown, 'approve');
    await heading('Auto-debit is registered');
  });

  it('creates one mandate on a double click', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/register-auto-debit');
    await toTerms(shown, /^UPI/);
    await press(shown, 'Continue');
    await heading('Check before you go to your bank');
    await shown.user.dblClick(screen.getByRole('button', { name: 'Continue to your bank' }));
    await waitFor(() => expect(left).toHaveBeenCalled());
    const mandates = await api.deps.db
      .selectFrom('mandate')
      .select('id')
      .where('policy_no', '=', '501234567')
      .execute();
    expect(mandates).toHaveLength(1);
  });

  it.each([
    ['24499', /Enter at least ₹24,500\.00/],
    ['100001', /Enter at most ₹1,00,000\.00/],
    ['', /Enter/],
  ])('says at the limit what is wrong with %j, and keeps it', async (typed, says) => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/register-auto-debit');
    await toTerms(shown, /^UPI/);
    const field = screen.getByRole('textbox', { name: /Limit for one debit/ });
    await shown.user.clear(field);
    if (typed) await shown.user.type(field, typed);
    await press(shown, 'Continue');
    expect(await screen.findByRole('textbox', { name: /Limit for one debit/ })).toHaveAccessibleDescription(says);
    expect(screen.getByRole('textbox', { name: /Limit for one debit/ })).toHaveValue(typed);
  });

  it('needs no OTP, and then shows no name', async () => {
    const shown = await renderService(api, '/cs/register-auto-debit');
    await shown.user.type(await screen.findByRole('textbox', { name: 'Policy number or mobile number' }), '501234567');
    await press(shown, 'Continue');
    await toBank(shown);
    expect(screen.queryByText(/Asha/)).toBeNull();
    await atTheBank(shown, 'approve');
    await heading('Auto-debit is registered');
    expect(screen.queryByRole('link', { name: 'Follow this request' })).toBeNull();
  });

  it.each([
    ['Kamala', /No premium falls due/],
    ['Farhan', /already registered/],
  ])('%s sees why there is none to register', async (name, why) => {
    await renderSignedIn(api, name, '/cs/register-auto-debit');
    expect(await screen.findByText(why)).toBeVisible();
  });
});
