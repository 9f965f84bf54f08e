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
  await api.deps.db.deleteFrom('policy_bonus').execute();
});
afterAll(() => api?.close());

const open = (name: string, query = '') => renderSignedIn(api, name, `/cs/change-bonus${query}`);
const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const choose = async ({ user }: RenderedService, name: RegExp) =>
  user.click(await screen.findByRole('radio', { name }));
const group = () => screen.findByRole('group', { name: 'Bonus option' });
const WHAT = 'How would you like to use your bonus?';

async function toOtp(shown: RenderedService, option: RegExp) {
  await choose(shown, option);
  await press(shown, 'Continue');
  await heading('Change of bonus option');
  await press(shown, 'Send OTP');
  await heading('Enter the OTP');
}
const typeOtp = async ({ user }: RenderedService, otp: string) =>
  user.type(screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' }), otp);

describe('a change of the bonus option', () => {
  it('goes from the meaning of each option through review and OTP to a request number', async () => {
    const shown = await open('Asha');
    await heading(WHAT);
    expect(await screen.findByRole('radio', { name: /^Paid-up additions \(your current option\)/ })).toBeVisible();
    await choose(shown, /^Premium offset.*taken off your next premiums/);
    await press(shown, 'Continue');
    await heading('Change of bonus option');
    const row = within(screen.getByRole('row', { name: /^Bonus option/ }));
    expect(row.getByText('Paid-up additions')).toBeVisible();
    expect(row.getByText('Premium offset')).toBeVisible();
    expect(
      screen.getByText(/policy 501234567\. The change applies from the bonus of \d{2}\/\d{2}\/\d{4}/),
    ).toBeVisible();
    await press(shown, 'Send OTP');
    await heading('Enter the OTP');
    await typeOtp(shown, await api.otpFor('+919876543210'));
    await press(shown, 'Confirm the change');
    await heading('Your bonus option is changed');
    expect(screen.getByText(/^SR\d{10}$/)).toBeVisible();
    await shown.user.click(screen.getByRole('link', { name: 'Follow this request' }));
    await heading('Change of bonus option');
    expect(screen.getByRole('row', { name: /Bonus option.*Paid-up additions.*Premium offset/ })).toBeVisible();
  });

  it('shows the new option when it is opened again', async () => {
    await api.deps.db.insertInto('policy_bonus').values({ policy_no: '501234567', option_code: 'cash' }).execute();
    await open('Asha');
    expect(await screen.findByRole('radio', { name: /^Cash \(your current option\)/ })).toBeVisible();
  });

  it.each<[string, string, RegExp | undefined, RegExp]>([
    ['nothing', 'Asha', undefined, /Choose an option/],
    ['the current option', 'Asha', /^Paid-up additions/, /This is your current option/],
    ['an option that needs an account', 'Sunita', /^Cash/, /Add a bank account to the policy first/],
  ])('says at the options why %s cannot be chosen', async (_, name, option, says) => {
    const shown = await open(name);
    await screen.findByRole('radio', { name: /current option/ });
    if (option) await choose(shown, option);
    await press(shown, 'Continue');
    expect(await group()).toHaveAccessibleDescription(says);
  });

  it('shows at the OTP field that it is wrong, and accepts the right one', async () => {
    const shown = await open('Asha');
    await toOtp(shown, /^Cash/);
    const otp = await api.otpFor('+919876543210');
    await typeOtp(shown, otp === '000000' ? '000001' : '000000');
    await press(shown, 'Confirm the change');
    expect(await screen.findByText('OTP entered is not correct. Please check.')).toBeVisible();
    await shown.user.clear(screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' }));
    await typeOtp(shown, otp);
    await press(shown, 'Confirm the change');
    await heading('Your bonus option is changed');
  });

  it('returns to the options if the chosen one has become the current one', async () => {
    const shown = await open('Asha');
    await toOtp(shown, /^Cash/);
    await api.deps.db.insertInto('policy_bonus').values({ policy_no: '501234567', option_code: 'cash' }).execute();
    await typeOtp(shown, await api.otpFor('+919876543210'));
    await press(shown, 'Confirm the change');
    await heading(WHAT);
    expect(await group()).toHaveAccessibleDescription(/Something has changed/);
  });
});

describe('several policies', () => {
  it('can be chosen from, each with its present option', async () => {
    const policy = () => api.deps.db.updateTable('policy').where('policy_no', '=', '501234575');
    await policy().set({ plan_code: 'MCF06' }).execute();
    try {
      const shown = await open('Asha');
      await heading('Which policy is this about?');
      await choose(shown, /Child Future.*Paid-up additions/);
      await press(shown, 'Continue');
      await heading(WHAT);
      expect(screen.getByRole('radio', { name: /^Left with us/ })).toBeVisible();
      expect(screen.queryByRole('radio', { name: /^Cash/ })).toBeNull();
    } finally {
      await policy().set({ plan_code: 'MTP03' }).execute();
    }
  });
});

describe('without a bonus', () => {
  it.each([
    ['Farhan', /None of your policies in force shares in our profits/],
    ['Rajesh', /लाभ में हिस्सा पाने वाली आपकी पॉलिसी लैप्स हो गई है/],
  ])('%s sees the reason', async (name, why) => {
    const shown = await open(name);
    if (name === 'Rajesh') await act(async () => shown.app.store.set(localeAtom, 'hi'));
    expect(await screen.findByText(why)).toBeVisible();
  });
});
