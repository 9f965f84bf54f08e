import { type RunningApi, startApi } from '@lifedesk/api/testing';
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

const open = (name: string) => renderSignedIn(api, name, '/cs/pua-surrender');
const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const WHAT = 'How much of your additions do you want in cash?';

describe('cash for paid-up additions', () => {
  it('waits while payouts are on hold, with the reason', async () => {
    const hold = { policy_no: '501234567', reason: 'kyc', held_since: '2026-11-20', amount: 0 } as const;
    await api.deps.db.insertInto('policy_hold').values(hold).execute();
    try {
      await open('Asha');
      await heading(/on hold/);
      expect(screen.queryByRole('radio')).toBeNull();
    } finally {
      await api.deps.db.deleteFrom('policy_hold').where('policy_no', '=', '501234567').execute();
    }
  });

  it('goes from a part with its effect through review and OTP to a request number, and then waits for the decision', async () => {
    const shown = await open('Asha');
    await heading(WHAT);
    await shown.user.click(await screen.findByRole('radio', { name: /^All of them/ }));
    expect(screen.getByText('₹26,082.00')).toBeVisible();
    await shown.user.click(screen.getByRole('radio', { name: /^A part/ }));
    const field = screen.getByRole('textbox', { name: /^Additions to give up/ });
    for (const [typed, says] of [
      ['4999.99', /at least ₹5,000.00/],
      ['37000.01', /₹5,000.00 of additions must be left/],
      ['42000.01', /additions of ₹42,000.00/],
    ] as const) {
      await shown.user.clear(field);
      await shown.user.type(field, typed);
      await press(shown, 'Continue');
      expect(field).toHaveAccessibleDescription(says);
    }
    await shown.user.clear(field);
    await shown.user.type(field, '20000');
    expect(screen.getByText('₹12,420.00')).toBeVisible();
    expect(screen.getByRole('row', { name: /Paid-up additions ₹42,000.00 ₹22,000.00/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Cover with bonuses ₹4,02,500.00 ₹3,82,500.00/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Yearly bonus on the additions ₹1,890.00 ₹990.00/ })).toBeVisible();
    expect(screen.queryByText(/30211456789/)).toBeNull();
    await press(shown, 'Continue');
    await heading('Check your request');
    expect(screen.getByRole('row', { name: /Paid-up additions .*₹42,000.00 ₹22,000.00/ })).toBeVisible();
    expect(screen.getByText('₹12,420.00')).toBeVisible();
    await press(shown, 'Send OTP');
    await heading('Enter the OTP');
    const otp = await api.otpFor('+919876543210');
    await shown.user.type(screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' }), otp);
    await shown.user.dblClick(screen.getByRole('button', { name: 'Ask for the cash' }));
    await heading('We have received your request');
    expect(screen.getByText(/^SR\d{10}$/)).toBeVisible();
    await shown.navigate('/cs/pua-surrender?again=1');
    expect(await screen.findByText(/Another payout of this policy is requested/)).toBeVisible();
  });

  it('is not available without additions, with the reason', async () => {
    await open('Farhan');
    expect(await screen.findByText(/The policy has no paid-up additions/)).toBeVisible();
  });
});
