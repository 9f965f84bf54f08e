import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { act, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RenderedService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  await api.scenario('back office silent', true);
});
beforeEach(async () => {
  await api.forget();
  await api.deps.db
    .updateTable('service_request')
    .set({ state: 'declined', settled_at: api.now() })
    .where('type', '=', 'nfo-details')
    .execute();
});
afterAll(() => api?.close());

const open = (name: string, query = '') => renderSignedIn(api, name, `/cs/nfo-details${query}`);
const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const choose = async ({ user }: RenderedService, name: RegExp) =>
  user.click(await screen.findByRole('radio', { name }));
const group = () => screen.findByRole('group', { name: 'Option for unpaid premiums' });
const WHAT = 'What should happen if a premium stays unpaid?';
const policy = (policyNo = '501234567') => api.deps.db.updateTable('policy').where('policy_no', '=', policyNo);

async function toReview(shown: RenderedService, option: RegExp) {
  await heading(WHAT);
  await choose(shown, option);
  await press(shown, 'Continue');
  await heading('Option for unpaid premiums');
}

describe('a choice for unpaid premiums', () => {
  it('shows what each option gives today and which one applies, and ends with a request number to track', async () => {
    const shown = await open('Asha');
    await heading(WHAT);
    expect(
      await screen.findByText(/₹24,500\.00 is due on 01\/12\/2026.*still unpaid after 31\/12\/2026/),
    ).toBeVisible();
    expect(
      await screen.findByRole('radio', {
        name: /^Reduced cover, fully paid \(applies now\).*We pay ₹1,52,991\.14 if the insured person dies before 01\/12\/2039/,
      }),
    ).toBeVisible();
    await toReview(
      shown,
      /^Full cover for a limited time.*first repays your loan of ₹62,\d{3}\.\d{2}\. We pay ₹3,50,000\.00 if the insured person dies before \d{2}\/\d{2}\/20\d{2}/,
    );
    const row = within(screen.getByRole('row', { name: /^Option for unpaid premiums/ }));
    expect(row.getByText('Reduced cover, fully paid')).toBeVisible();
    expect(row.getByText('Full cover for a limited time')).toBeVisible();
    expect(screen.getByRole('row', { name: /^What you would get today.*₹3,50,000\.00/ })).toBeVisible();
    await press(shown, 'Send OTP');
    await heading('Enter the OTP');
    const field = screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' });
    await shown.user.type(field, await api.otpFor('+919876543210'));
    await press(shown, 'Send my choice');
    await heading('We have received your choice');
    await shown.user.click(screen.getByRole('link', { name: 'Follow this request' }));
    await heading('Option for unpaid premiums');
    expect(
      screen.getByRole('row', {
        name: /If a premium stays unpaid.*Reduced cover, fully paid.*Full cover for a limited time/,
      }),
    ).toBeVisible();
  });

  it('asks for no OTP if the plan requires none', async () => {
    await api.deps.db.updateTable('policy_loan').set({ principal: 0 }).where('policy_no', '=', '504567890').execute();
    const shown = await open('Arjun');
    await toReview(shown, /^Premium paid by a loan.*at 9\.50 % interest a year/);
    await press(shown, 'Send my choice');
    await heading('We have received your choice');
  });

  it.each<[string, RegExp | undefined, RegExp]>([
    ['nothing', undefined, /Choose an option/],
    ['the current option', /^Reduced cover/, /applies already/],
    ['a loan above the limit', /^Premium paid by a loan.*less than the premium/, /not possible today/],
  ])('says in its place why %s cannot be chosen', async (_, name, says) => {
    const loan = api.deps.db.updateTable('policy_loan').where('policy_no', '=', '501234567');
    await loan.set({ principal: 90_000_00 }).execute();
    const shown = await open('Asha');
    await heading(WHAT);
    await screen.findAllByRole('radio');
    if (name) await choose(shown, name);
    await press(shown, 'Continue');
    expect(await group()).toHaveAccessibleDescription(says);
  });

  it('returns to the options if none can be chosen any more', async () => {
    const shown = await open('Asha');
    await toReview(shown, /^Full cover/);
    await press(shown, 'Send OTP');
    await heading('Enter the OTP');
    await policy().set({ due_date: '2026-10-01' }).execute();
    try {
      const field = screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' });
      await shown.user.type(field, await api.otpFor('+919876543210'));
      await press(shown, 'Send my choice');
      await heading(WHAT);
      expect(await group()).toHaveAccessibleDescription(/too late to choose: the grace period/);
    } finally {
      await policy().set({ due_date: '2026-12-01' }).execute();
    }
  });
});

describe('without a policy that offers a choice', () => {
  it.each([
    ['Farhan', /has no options for unpaid premiums/],
    ['Rajesh', /पॉलिसी लैप्स है/],
  ])('%s sees the reason', async (name, why) => {
    const shown = await open(name);
    if (name === 'Rajesh') await act(async () => shown.app.store.set(localeAtom, 'hi'));
    expect(await screen.findByText(why)).toBeVisible();
  });
});

describe('the link from policy details', () => {
  it('is there if the plan offers a choice', async () => {
    const { id } = await api.deps.db
      .selectFrom('policy')
      .select('id')
      .where('policy_no', '=', '501234567')
      .executeTakeFirstOrThrow();
    await renderSignedIn(api, 'Asha', `/cs/policy-details?id=${id}`);
    const link = await screen.findByRole('link', { name: 'Choose what happens if a premium stays unpaid' });
    expect(link).toHaveAttribute('href', expect.stringContaining('/cs/nfo-details?id='));
  });
});
