import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RenderedService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  await api.deps.db.deleteFrom('fund_withdrawal').execute();
  await api.deps.db.updateTable('service_request').set({ state: 'declined', settled_at: api.now() }).execute();
});
afterAll(() => api?.close());

const AMOUNT = 'How much do you want to take out?';
const open = (name: string) => renderSignedIn(api, name, '/cs/ulip-surrender');
const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: string) => screen.getByRole('textbox', { name });
/** The value beside a label. */
const valueBeside = (label: string) => screen.getByText(label).nextElementSibling;

async function toAmount(): Promise<RenderedService> {
  const shown = await open('Meenakshi');
  await heading('Which policy is this about?');
  await shown.user.click(await screen.findByRole('radio', { name: /503456789/ }));
  await press(shown, 'Continue');
  await heading(AMOUNT);
  return shown;
}
const choose = async ({ user }: RenderedService, name: RegExp) =>
  user.click(await screen.findByRole('radio', { name }));
async function confirm(shown: RenderedService) {
  await press(shown, 'Send OTP');
  await heading('Enter the OTP');
  const otp = await api.otpFor('+919840012345');
  await shown.user.type(screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' }), otp);
  await shown.user.dblClick(screen.getByRole('button', { name: 'Take the money out' }));
}

describe('money out of funds', () => {
  it('can be a part within its limits, with the cover that remains, confirmed by an OTP', async () => {
    const shown = await toAmount();
    await press(shown, 'Continue');
    expect(screen.getByRole('link', { name: 'Choose how much you want to take out' })).toBeVisible();
    await choose(shown, /^A part/);
    expect(screen.getByText(/^From ₹5,000.00 to ₹.* Withdrawals left this policy year: 4\.$/)).toBeVisible();
    for (const [typed, says] of [
      ['4999.99', /at least ₹5,000.00/],
      ['900000', /can be taken out of this fund/],
      ['400000', /The most is ₹/],
    ] as const) {
      await shown.user.clear(field('Growth Fund'));
      await shown.user.type(field('Growth Fund'), typed);
      await press(shown, 'Continue');
      await waitFor(() => expect(field('Growth Fund')).toHaveAccessibleDescription(says));
      expect(screen.queryByText('You get about')).toBeNull();
    }
    await shown.user.clear(field('Growth Fund'));
    await shown.user.tab();
    expect(field('Growth Fund')).toHaveValue('');
    await shown.user.type(field('Growth Fund'), '100000');
    await waitFor(() => expect(valueBeside('You get about')).toHaveTextContent('₹1,00,000.00'));
    expect(valueBeside('Income tax')).toHaveTextContent('The payout is free of income tax.');
    expect(valueBeside('Paid on death after this')).toHaveTextContent(
      /^₹19,00,000.00. From 23\/11\/2028 this withdrawal no longer reduces it.$/,
    );
    await press(shown, 'Continue');
    await heading('Check your request');
    const row = within(screen.getByRole('row', { name: /^Out of Growth Fund/ }));
    expect(row.getByText('₹1,00,000.00')).toBeVisible();
    expect(screen.getByRole('row', { name: /Closing price of .*23\/11\/2026/ })).toBeVisible();
    await confirm(shown);
    await heading('We have received your request');
    await shown.user.click(screen.getByRole('link', { name: 'Follow this request' }));
    await heading('Withdrawal from funds');
    expect(await api.deps.db.selectFrom('fund_withdrawal').select('extent').execute()).toEqual([{ extent: 'part' }]);
  });

  it('can be all of it, with a warning that the policy ends', async () => {
    const shown = await toAmount();
    await choose(shown, /^All of it/);
    expect(await screen.findByText('The policy ends')).toBeVisible();
    expect(valueBeside('Paid on death after this')).toHaveTextContent('Nothing, because the policy ends');
    await press(shown, 'Continue');
    await heading('Check your request');
    await confirm(shown);
    await heading('We have received your request');
  });

  it('is held until the end of the lock-in, with the charge and the minimum that is paid then', async () => {
    const shown = await open('Neel');
    await heading(AMOUNT);
    expect(await screen.findByText(/The money is locked in. A part can be withdrawn from 31\/10\/2031/)).toBeVisible();
    await choose(shown, /^All of it/);
    await screen.findByText('Charge for stopping early');
    expect(valueBeside('Charge for stopping early')).toHaveTextContent('₹3,000.00');
    expect(valueBeside('Paid on')).toHaveTextContent('31/10/2031');
    expect(screen.queryByRole('radio', { name: /^A part/ })).toBeNull();
  });

  it('says why nothing can be taken out, also in Hindi', async () => {
    const shown = await open('Harpreet');
    expect(await screen.findByText(/lapsed within its lock-in/)).toBeVisible();
    await act(async () => shown.app.store.set(localeAtom, 'hi'));
    expect(await screen.findByText(/लॉक-इन के दौरान लैप्स/)).toBeVisible();
  });
});
