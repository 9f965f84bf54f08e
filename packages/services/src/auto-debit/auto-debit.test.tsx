import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api?.close());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('shows an active auto-debit with its next date, and skips that debit with an OTP', async () => {
  const shown = await renderSignedIn(api, 'Farhan', '/cs/auto-debit');
  expect(await screen.findByText('Active')).toBeVisible();
  expect(screen.getByText(/^₹14,300\.00 on 20\/04\/2027$/)).toBeVisible();
  // his only policy has one
  expect(screen.queryByRole('link', { name: 'Register auto-debit' })).toBeNull();
  await shown.user.click(screen.getByRole('link', { name: 'Skip the debit of 20/04/2027' }));
  await heading('Skip one debit');
  expect(await screen.findByText(/You pay ₹14,300\.00 yourself by 20\/05\/2027/)).toBeVisible();
  await shown.user.click(screen.getByRole('button', { name: 'Send OTP' }));
  await heading('Enter the OTP');
  const field = screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' });
  await shown.user.type(field, await api.otpFor('+919000123456'));
  await shown.user.click(screen.getByRole('button', { name: 'Skip this debit' }));
  await heading('The debit is skipped');
  await shown.navigate('/cs/auto-debit');
  expect(await screen.findByText(/Auto-debit does not pay the premium that is unpaid now/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Skip the debit/ })).toBeNull();
});

it('does not skip a debit from a bank account', async () => {
  await renderSignedIn(api, 'Meenakshi', '/cs/auto-debit');
  expect(await screen.findByText(/Bank account \(NACH\), HDFC Bank/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Skip the debit/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Stop auto-debit of policy 503456789' })).toBeVisible();
});

it('does not offer to register one without a premium to pay', async () => {
  await renderSignedIn(api, 'Kamala', '/cs/auto-debit');
  const none = (await screen.findByText('No auto-debit is active')).parentElement as HTMLElement;
  expect(await within(none).findByRole('link', { name: 'Go to your overview' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Register auto-debit' })).toBeNull();
});

it('links to registration if there is none', async () => {
  await renderSignedIn(api, 'Asha', '/cs/auto-debit');
  expect(await screen.findByText('No auto-debit is active')).toBeVisible();
  for (const link of await screen.findAllByRole('link', { name: 'Register auto-debit' }))
    expect(link).toHaveAttribute('href', '/cs/register-auto-debit');
});
