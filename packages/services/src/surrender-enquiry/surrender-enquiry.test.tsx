import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { addCalendarDays, formatDate, todayInIndia } from '@lifedesk/rules';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RenderedService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  await api.scenario('back office silent', true);
});
beforeEach(() => api.forget());
afterAll(() => api?.close());

const open = (name: string) => renderSignedIn(api, name, '/cs/surrender-enquiry');
const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('a surrender enquiry', () => {
  it('shows value, losses and other options, and its number leads to the surrender, which can be cancelled', async () => {
    const shown = await open('Asha');
    await heading('What your policy is worth today');
    expect(await screen.findByRole('row', { name: /Guaranteed surrender value ₹85,750.00/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Loan − ₹60,000.00/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Paid-up additions, in cash ₹26,082.00/ })).toBeVisible();
    expect(screen.getByText('₹48,989.81')).toBeVisible();
    expect(screen.getByText('Accidental death benefit')).toBeVisible();
    expect(screen.getByRole('row', { name: /Stop paying, keep a smaller cover ₹0.00 ₹1,52,991.14/ })).toBeVisible();
    // 3,50,000 + 52,500, less the loan
    expect(screen.getByRole('row', { name: /Keep paying ₹0.00 ₹3,39,657.81/ })).toBeVisible();
    expect(screen.getByText(/can be cancelled until work on it begins. After that it cannot be undone/)).toBeVisible();
    expect(screen.queryByText(/30211456789/)).toBeNull();
    const ways = ['Keep my policy', 'Ask for a loan instead'].map((name) => screen.getByRole('link', { name }));
    const surrender = screen.getByRole('button', { name: 'Continue to surrender' });
    expect(ways.map(({ className }) => className)).toEqual([surrender.className, surrender.className]);
    expect(ways[1]).toHaveAttribute('href', expect.stringContaining('/cs/e-loan?id='));
    await shown.user.dblClick(surrender);
    await heading('Here is your request number');
    const ticket = screen.getByText(/^SR\d{10}$/).textContent ?? '';
    await shown.navigate(`/cs/surrender-request?ticket=${ticket}`);
    expect(await screen.findByRole('textbox', { name: 'Request number' })).toHaveValue(ticket);
    await press(shown, 'Continue');
    await heading('Check your request');
    await press(shown, 'Send OTP');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Confirm that you want to surrender the policy/);
    await shown.user.click(screen.getByRole('checkbox'));
    await press(shown, 'Send OTP');
    await heading('Enter the OTP');
    const otp = await api.otpFor((await api.person('Asha')).mobile ?? '');
    await shown.user.type(screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' }), otp);
    await press(shown, 'Surrender the policy');
    await heading('We have received your request');
    await shown.navigate('/cs/surrender-enquiry');
    expect(await screen.findByText(/Another payout of this policy is requested/)).toBeVisible();
    await shown.navigate('/cs/surrender-request');
    await shown.user.click(await screen.findByRole('button', { name: 'Cancel this request' }));
    expect(await screen.findByText('The request is cancelled. Your policy continues.')).toBeVisible();
  });

  it('says first that a new policy can be returned, and what each way pays', async () => {
    await open('Neel');
    await heading('What your policy is worth today');
    const notice = await screen.findByText(/You can still return this policy until/);
    expect(notice).toBeVisible();
    expect(
      screen.getByText(
        /If you return it, you receive ₹23,\d{3}\.\d{2}. If you surrender it, you receive ₹5,\d{3}\.\d{2}/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return the policy' })).toHaveAttribute(
      'href',
      expect.stringContaining('/cs/freelook-enquiry?id='),
    );
  });

  it('says before the request until when and why the payout would be held', async () => {
    const { db, clock } = api.deps;
    const at = clock.now();
    const asha = db.selectFrom('customer').select('id').where('client_id', '=', '40012345');
    await db.insertInto('new_device').values({ customer_id: asha, at }).execute();
    await open('Asha');
    const lastDay = formatDate(addCalendarDays(todayInIndia(at), 3));
    expect(
      await screen.findByText(
        `A payout would be held until ${lastDay} because someone signed in from a new device recently.`,
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue to surrender' })).toBeVisible();
  });

  it.each([
    ['Meenakshi', /The value of a unit-linked policy is its fund/],
    ['Farhan', /The policy has no surrender value/],
  ])('says why no policy of %s can be surrendered', async (name, says) => {
    await open(name);
    for (const reason of await screen.findAllByText(says)) expect(reason).toBeVisible();
  });
});
