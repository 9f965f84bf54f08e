import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { act, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RenderedService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  await api.deps.db.deleteFrom('premium_change').execute();
});
afterAll(() => api?.close());

const open = (name: string, query = '') => renderSignedIn(api, name, `/cs/mode-change${query}`);
const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const choose = async ({ user }: RenderedService, name: RegExp) =>
  user.click(await screen.findByRole('radio', { name }));
const WHAT = 'How often would you like to pay?';

async function toModes(): Promise<RenderedService> {
  const shown = await open('Asha');
  await heading('Which policy is this about?');
  await choose(shown, /Secure Savings.*₹24,500\.00 yearly/);
  await press(shown, 'Continue');
  await heading(WHAT);
  return shown;
}
async function toOtp(shown: RenderedService) {
  await choose(shown, /^₹12,495\.00 half-yearly/);
  await press(shown, 'Continue');
  await heading('Change of premium mode');
  await press(shown, 'Send OTP');
  await heading('Enter the OTP');
}
const typeOtp = async ({ user }: RenderedService, otp: string) =>
  user.type(screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' }), otp);

describe('a change of the premium mode', () => {
  it('shows old and new premium, yearly total, first date and grace, and ends with a request number to track', async () => {
    const shown = await toModes();
    await choose(shown, /^₹12,495\.00 half-yearly ?₹24,990\.00 in a year/);
    await press(shown, 'Continue');
    await heading('Change of premium mode');
    const row = (name: RegExp) => within(screen.getByRole('row', { name }));
    expect(row(/^Each premium/).getByText('₹24,500.00')).toBeVisible();
    expect(row(/^Each premium/).getByText('₹12,495.00')).toBeVisible();
    expect(row(/^Total in a year/).getByText('₹24,990.00')).toBeVisible();
    expect(row(/^First new premium due on/).getByText('01/12/2026')).toBeVisible();
    expect(row(/^Grace period/).getAllByText('30 days')).not.toHaveLength(0);
    await press(shown, 'Send OTP');
    await heading('Enter the OTP');
    await typeOtp(shown, await api.otpFor('+919876543210'));
    await press(shown, 'Confirm the change');
    await heading('Your premium mode will change');
    await shown.user.click(screen.getByRole('link', { name: 'Follow this request' }));
    await heading('Change of premium mode');
    expect(screen.getByRole('row', { name: /Premium mode.*Yearly.*Half-yearly/ })).toBeVisible();
  });

  it.each<[string, RegExp | undefined, RegExp]>([
    ['nothing', undefined, /Choose how often/],
    ['the current mode', /^₹24,500\.00 yearly/, /This is your premium mode already/],
  ])('says at the modes why %s cannot be chosen', async (_, name, says) => {
    const shown = await toModes();
    if (name) await choose(shown, name);
    await press(shown, 'Continue');
    expect(await screen.findByRole('group', { name: 'Premium mode' })).toHaveAccessibleDescription(says);
  });

  it('names a mode that is not possible below those that are, with the reason, and does not offer it', async () => {
    await toModes();
    const offered = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');
    expect(offered.some((text) => text.includes('half-yearly'))).toBe(true);
    expect(offered.some((text) => text.includes('monthly'))).toBe(false);
    const others = within(screen.getByRole('region', { name: 'Not possible now' }));
    expect(others.getByText('₹2,143.75 monthly')).toBeVisible();
    expect(others.getByText(/Not possible yet: the plan takes these premiums by auto-debit only/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set up auto-debit' })).toBeVisible();
  });

  it('returns to the modes if the policy can no longer change', async () => {
    const shown = await toModes();
    await toOtp(shown);
    const policy = () => api.deps.db.updateTable('policy').where('policy_no', '=', '501234567');
    await policy().set({ court_order_on: '2026-11-20' }).execute();
    try {
      await typeOtp(shown, await api.otpFor('+919876543210'));
      await press(shown, 'Confirm the change');
      await heading(WHAT);
      expect(await screen.findByRole('group', { name: 'Premium mode' })).toHaveAccessibleDescription(
        /A restriction on the policy keeps its owner from changing it/,
      );
    } finally {
      await policy().set({ court_order_on: null }).execute();
    }
  });
});

describe('without a policy that can change', () => {
  it.each([
    ['Vikram', /A premium is due\. A change is possible once it is paid/],
    ['Nandini', /A restriction on the policy keeps its owner from changing it/],
    ['Rajesh', /पॉलिसी लैप्स हो गई है/],
  ])('%s sees the reason', async (name, why) => {
    const shown = await open(name);
    if (name === 'Rajesh') await act(async () => shown.app.store.set(localeAtom, 'hi'));
    for (const reason of await screen.findAllByText(why)) expect(reason).toBeVisible();
  });
});
