import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { act, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RenderedService, renderCompany, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  await api.deps.db.deleteFrom('fund_switch').execute();
  // half of Growth is ₹2,92,651.71
  await api.deps.db
    .updateTable('fund_nav')
    .set({ nav: '62.1847' })
    .where('fund_code', '=', 'GRO')
    .where('on_date', '=', '2026-11-20')
    .execute();
});
afterAll(() => api?.close());

const OUT = 'How much do you want to take out of each fund?';
const INTO = 'Which funds should get the money?';
const open = (name: string, query = '') => renderSignedIn(api, name, `/cs/switch-funds${query}`);
const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

async function toFunds(): Promise<RenderedService> {
  const shown = await open('Meenakshi');
  await heading(OUT);
  await screen.findByRole('textbox', { name: 'Growth Fund' });
  return shown;
}
async function toTargets(): Promise<RenderedService> {
  const shown = await toFunds();
  await shown.user.type(field('Growth Fund'), '50');
  await press(shown, 'Continue');
  await heading(INTO);
  return shown;
}

describe('a switch of funds', () => {
  it('is estimated at the last prices, confirmed by an OTP, and waits for its price', async () => {
    const shown = await toTargets();
    expect(screen.queryByRole('textbox', { name: 'Growth Fund' })).toBeNull();
    await shown.user.type(field('Secure Fund'), '60');
    await shown.user.type(field('Liquid Fund'), '40');
    expect(screen.getByText('100 % of 100 %')).toBeVisible();
    await press(shown, 'Continue');
    await heading('Switch of funds');
    expect(row(/^Out of Growth Fund/).getByText(/about 4,706\.1691 units/)).toBeVisible();
    expect(row(/^Closing price of/).getByText('23/11/2026')).toBeVisible();
    expect(row(/^Charge/).getByText(/3 free switches are then left/)).toBeVisible();
    expect(screen.getByText(/This is an estimate at the prices of 20\/11\/2026/)).toBeVisible();
    await press(shown, 'Send OTP');
    await heading('Enter the OTP');
    await shown.user.type(
      screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' }),
      await api.otpFor('+919840012345'),
    );
    await press(shown, 'Confirm the change');
    await heading('We have received your switch request');
    await shown.user.click(screen.getByRole('link', { name: 'Follow this request' }));
    await heading('Switch of funds');
  });

  it('accepts amounts that add up to the paisa, and keeps both what was typed as shares and as amounts', async () => {
    const shown = await toTargets();
    await shown.user.type(field('Secure Fund'), '60');
    await shown.user.click(screen.getByRole('radio', { name: 'Amount' }));
    expect(screen.getByText(/If the money is more or less at the price of 23\/11\/2026/)).toBeVisible();
    await shown.user.type(field(/Secure Fund/), '100000');
    expect(screen.getByText('₹1,00,000.00 of ₹2,92,651.71. Still to spread: ₹1,92,651.71.')).toBeVisible();
    await shown.user.type(field(/Liquid Fund/), '192651.72');
    await press(shown, 'Continue');
    await screen.findAllByText(/The amounts add up to/);
    expect(field(/Balanced Fund/)).toHaveAccessibleDescription(
      /The amounts add up to ₹2,92,651\.72\. They must be ₹2,92,651\.71\./,
    );
    await shown.user.clear(field(/Liquid Fund/));
    await shown.user.type(field(/Liquid Fund/), '192651.71');
    await shown.user.click(screen.getByRole('radio', { name: 'Percentage' }));
    expect(field('Secure Fund')).toHaveValue('60');
    await shown.user.click(screen.getByRole('radio', { name: 'Amount' }));
    await press(shown, 'Continue');
    await heading('Switch of funds');
    expect(row(/^Into Secure Fund/).getByText(/units, ₹1,00,000\.00/)).toBeVisible();
    expect(screen.getByText(/the money may be more or less than ₹2,92,651\.71/)).toBeVisible();
    await press(shown, 'Send OTP');
    await heading('Enter the OTP');
    await shown.user.type(
      screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' }),
      await api.otpFor('+919840012345'),
    );
    await press(shown, 'Confirm the change');
    await heading('We have received your switch request');
    expect(screen.getByText(/each fund still gets the share that you gave it/)).toBeVisible();
    const kept = await api.deps.db.selectFrom('fund_switch_to').select(['fund_code', 'amount', 'share']).execute();
    expect(kept).toEqual([
      { fund_code: 'LIQ', amount: 19_265_171, share: null },
      { fund_code: 'SEC', amount: 10_000_000, share: null },
    ]);
  });

  it('reports at the fund what is wrong with what is taken out', async () => {
    const shown = await toFunds();
    await press(shown, 'Continue');
    expect(await screen.findByRole('textbox', { name: 'Growth Fund' })).toHaveAccessibleDescription(
      /Enter how much to take out of at least one fund/,
    );
    await shown.user.type(field('Secure Fund'), '101');
    await press(shown, 'Continue');
    expect(field('Secure Fund')).toHaveAccessibleDescription(/A share is a whole number from 1 to 100/);
    await shown.user.click(screen.getByRole('radio', { name: 'Amount' }));
    await shown.user.type(field(/Balanced Fund/), '100');
    await press(shown, 'Continue');
    expect(field(/Balanced Fund/)).toHaveAccessibleDescription(/At least ₹5,000\.00 of a fund/);
  });

  it('reports what is wrong with where the money goes', async () => {
    const shown = await toTargets();
    await shown.user.type(field('Secure Fund'), '90');
    await press(shown, 'Continue');
    expect(await screen.findByText('90 % of 100 %')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Balanced Fund' })).toHaveAccessibleDescription(/add up to 90 %/);
  });
});

describe('where it starts', () => {
  it('is the policy in the address, and the first unfinished step that it names', async () => {
    const { id } = await api.deps.db
      .selectFrom('policy')
      .select('id')
      .where('policy_no', '=', '503456789')
      .executeTakeFirstOrThrow();
    await open('Meenakshi', `?id=${id}&review=1`);
    await heading(OUT);
    expect(await screen.findByRole('textbox', { name: 'Growth Fund' })).toBeVisible();
  });

  it('is nowhere without funds, and the page says why', async () => {
    await open('Asha');
    expect(await screen.findByText('None of your policies invests in funds.')).toBeVisible();
  });

  it('is nowhere for a policy that has lapsed, in Hindi too', async () => {
    const { db } = api.deps;
    const lapse = (status_code: string) =>
      db.updateTable('policy').set({ status_code }).where('policy_no', 'in', ['503456789', '503456797']).execute();
    await lapse('4');
    try {
      const shown = await open('Meenakshi');
      expect(await screen.findAllByText(/The policy has lapsed or has ended/)).toHaveLength(2);
      await act(async () => shown.app.store.set(localeAtom, 'hi'));
      expect(await screen.findAllByText(/पॉलिसी लैप्स हो गई है/)).toHaveLength(2);
    } finally {
      await lapse('1');
    }
  });

  it('is a policy that a company finds', async () => {
    const shown = await renderCompany(api, '/cs/switch-funds');
    await shown.user.type(await screen.findByRole('combobox', { name: 'Find a policy' }), '600000083');
    await shown.user.click(await screen.findByRole('option', { name: /600000083/ }));
    await heading(OUT);
    expect(await screen.findByRole('textbox', { name: 'Liquid Fund' })).toBeVisible();
  });
});
