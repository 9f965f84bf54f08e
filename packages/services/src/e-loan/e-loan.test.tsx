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

const open = (name: string) => renderSignedIn(api, name, '/cs/e-loan');
const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const WHAT = 'How much do you want to borrow?';
/** The value of a term in a list of facts. */
const detailOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe('a loan on a policy', () => {
  it('waits while payouts are on hold, with the reason', async () => {
    const hold = { policy_no: '501234567', reason: 'kyc', held_since: '2026-11-20', amount: 0 } as const;
    await api.deps.db.insertInto('policy_hold').values(hold).execute();
    try {
      await open('Asha');
      await heading(/on hold/);
      expect(screen.queryByRole('textbox')).toBeNull();
    } finally {
      await api.deps.db.deleteFrom('policy_hold').where('policy_no', '=', '501234567').execute();
    }
  });

  it('waits while nationality is missing, and links to where it is declared', async () => {
    const declare = (fatca_required: boolean) =>
      api.deps.db.updateTable('customer').set({ fatca_required }).where('name', 'like', '%Asha%').execute();
    await declare(true);
    try {
      await open('Asha');
      await heading(/on hold/);
      const link = screen.getByRole('link', { name: 'Declare nationality and tax residence' });
      expect(link).toHaveAttribute('href', '/cs/update-nationality');
    } finally {
      await declare(false);
    }
  });

  it('is not available if nothing can be borrowed, with the reason', async () => {
    await open('Arjun');
    expect(await screen.findByText(/already takes all that can be borrowed/)).toBeVisible();
  });

  it('goes from limit and amount with its cost through work, review and OTP to a request number', async () => {
    await api.deps.db
      .insertInto('new_device')
      .columns(['customer_id', 'at'])
      .expression(({ selectFrom, val }) =>
        selectFrom('policy')
          .select(['customer_id', val(api.now()).as('at')])
          .where('policy_no', '=', '501234567'),
      )
      .execute();
    const shown = await open('Asha');
    await heading(WHAT);
    const field = await screen.findByRole('textbox', { name: /^Loan amount/ });
    expect(detailOf('Guaranteed surrender value')).toBe('₹85,750.00');
    expect(detailOf('Paid-up additions, in cash')).toBe('₹26,082.00');
    expect(detailOf('Surrender value')).toBe('₹1,11,832.00');
    expect(detailOf('90 % of the surrender value')).toBe('₹1,00,648.80');
    expect(detailOf('Your current loan')).toBe('− ₹60,000.00');
    expect(detailOf('Interest on it')).toBe('− ₹2,842.19');
    expect(detailOf('The most you can borrow')).toBe('₹37,806.61');
    for (const [typed, says] of [
      ['4999.99', /at least ₹5,000.00/],
      ['37806.62', /At most ₹37,806.61/],
    ] as const) {
      await shown.user.clear(field);
      await shown.user.type(field, typed);
      await press(shown, 'Continue');
      expect(field).toHaveAccessibleDescription(says);
    }
    await shown.user.clear(field);
    await shown.user.type(field, '10000');
    expect(detailOf('You get')).toBe('₹10,000.00');
    expect(detailOf('Interest on it in the first year')).toBe('₹950.00');
    expect(detailOf('What you will owe on the policy')).toBe('₹72,842.19');
    // ₹38,989.81 of interest on ₹72,842.19 at 9.50 % takes 2,057 days
    expect(
      screen.getByText(/will be more than today's surrender value, ₹1,11,832.00, from 09\/07\/2032/),
    ).toBeVisible();
    expect(screen.queryByText(/30211456789/)).toBeNull();
    await press(shown, 'Continue');

    await heading(/job and income/);
    expect(screen.getByRole('textbox', { name: /^Yearly income/ })).toHaveValue('12,00,000');
    await press(shown, 'Continue');
    const work = screen.getByRole('combobox', { name: /^Occupation/ });
    expect(work).toHaveAccessibleDescription(/Choose your occupation/);
    await shown.user.selectOptions(work, 'Employed');
    await press(shown, 'Continue');

    await heading('Check your loan');
    expect(screen.getByRole('row', { name: /Occupation .*Employed/ })).toBeVisible();
    await press(shown, 'Send OTP');
    await heading('Enter the OTP');
    const otp = await api.otpFor('+919876543210');
    await shown.user.type(screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' }), otp);
    await shown.user.dblClick(screen.getByRole('button', { name: 'Take the loan' }));
    await heading('Your loan is approved');
    expect(screen.getByText(/^SR\d{10}$/)).toBeVisible();
    expect(screen.getByText(/from a new device .*we pay after 24\/11\/2026 at the earliest/)).toBeVisible();
    await shown.navigate('/cs/e-loan?again=1');
    expect(await screen.findByText(/A loan or another payout of this policy is on its way/)).toBeVisible();
    await shown.navigate('/cs/pay-loan');
    expect(await screen.findByText('Granted, not yet paid to you and not owed')).toBeVisible();
  });
});
