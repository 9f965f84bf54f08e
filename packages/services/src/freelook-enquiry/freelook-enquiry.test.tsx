import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RenderedService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  // a policy cannot be returned while a return is requested, until that is declined
  await api.deps.db
    .updateTable('service_request')
    .set({ state: 'declined', settled_at: api.now() })
    .where('type', '=', 'freelook-request')
    .execute();
});
afterAll(() => api?.close());

const open = (name: string) => renderSignedIn(api, name, '/cs/freelook-enquiry');
const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('a free-look enquiry', () => {
  it('shows the refund with each deduction, and its number leads to the return of the policy', async () => {
    const shown = await open('Neel');
    await shown.user.click(await screen.findByRole('radio', { name: /Secure Savings/ }));
    await press(shown, 'Continue');
    await heading('What you get back');
    expect(screen.getByText(/until 09\/12\/2026/)).toBeVisible();
    expect(screen.getByRole('row', { name: /Cost of the cover for 21 days − ₹100.68/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Stamp duty − ₹70.00/ })).toBeVisible();
    expect(screen.getByText('₹23,129.32')).toBeVisible();
    expect(screen.queryByText(/60100456789012/)).toBeNull();
    await shown.user.dblClick(screen.getByRole('button', { name: 'Get a request number' }));
    await heading('Here is your request number');
    const ticket = screen.getByText(/^SR\d{10}$/).textContent ?? '';
    await shown.navigate(`/cs/freelook-request?ticket=${ticket}`);
    expect(await screen.findByRole('textbox', { name: 'Request number' })).toHaveValue(ticket);
    await press(shown, 'Continue');
    await heading('Why are you returning the policy?');
    await press(shown, 'Continue');
    expect(screen.getByRole('link', { name: 'Choose a reason' })).toBeVisible();
    await shown.user.click(screen.getByRole('radio', { name: 'I want another plan' }));
    await press(shown, 'Continue');
    await heading('Check your request');
    expect(screen.getByText('₹23,129.32')).toBeVisible();
    await press(shown, 'Send OTP');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Confirm that you want to return the policy/);
    await shown.user.click(screen.getByRole('checkbox'));
    await press(shown, 'Send OTP');
    await heading('Enter the OTP');
    const otp = await api.otpFor((await api.person('Neel')).mobile ?? '');
    await shown.user.type(screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' }), otp);
    await press(shown, 'Return the policy');
    await heading('We have received your request');
  });

  it('is an estimate at the last prices for a unit-linked policy', async () => {
    const shown = await open('Neel');
    await shown.user.click(await screen.findByRole('radio', { name: /Wealth Builder/ }));
    await press(shown, 'Continue');
    await heading('What you get back');
    expect(screen.getByText(/we sell your funds at the prices of 23\/11\/2026/)).toBeVisible();
  });

  it('says for each policy why it cannot be returned', async () => {
    await open('Asha');
    const first = await screen.findByRole('region', { name: /501234567/ });
    expect(first).toHaveTextContent('The free look ended on 16/12/2019.');
    expect(screen.getAllByText(/The free look ended on/)).toHaveLength(2);
  });
});
