import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { act, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RenderedService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const open = (name: string) => renderSignedIn(api, name, '/cs/premium-redirection');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: string) => screen.getByRole('textbox', { name });
const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
async function type({ user }: RenderedService, fund: string, share: string) {
  await user.clear(field(fund));
  await user.type(field(fund), share);
}

it('shows the present shares, reports wrong ones, and applies the new ones from the next premium', async () => {
  const shown = await open('Meenakshi');
  await heading('Which funds should your next premiums go to?');
  expect(await screen.findByText(/the premium of ₹2,00,000\.00 that is due on 24\/02\/2027/)).toBeVisible();
  expect(field('Growth Fund')).toHaveValue('40');
  await press(shown, 'Continue');
  expect(await screen.findByRole('link', { name: /Premiums are spread like this already/ })).toBeVisible();
  await type(shown, 'Growth Fund', '60');
  await press(shown, 'Continue');
  expect(await screen.findByRole('link', { name: /add up to 120 %/ })).toBeVisible();
  await type(shown, 'Secure Fund', '0');
  expect(screen.getByText('100 % of 100 %')).toBeVisible();
  await press(shown, 'Continue');
  await heading('Change of funds for premiums');
  const row = within(screen.getByRole('row', { name: /^Premiums go to/ }));
  expect(row.getByText('Growth Fund 60 %, Balanced Fund 30 %, Mid Cap Opportunities Fund 10 %')).toBeVisible();
  await press(shown, 'Send OTP');
  await heading('Enter the OTP');
  await shown.user.type(
    screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' }),
    await api.otpFor('+919840012345'),
  );
  await press(shown, 'Confirm the change');
  await heading('Your next premiums go to the new funds');
  await shown.user.click(screen.getByRole('link', { name: 'Follow this request' }));
  await heading('Change of funds for premiums');
});

it('has nothing to change without funds, in Hindi too', async () => {
  const shown = await open('Asha');
  expect(await screen.findByText('None of your policies invests in funds.')).toBeVisible();
  await act(async () => shown.app.store.set(localeAtom, 'hi'));
  expect(await screen.findByText('आपकी किसी पॉलिसी का पैसा फ़ंड में नहीं लगा है।')).toBeVisible();
});
