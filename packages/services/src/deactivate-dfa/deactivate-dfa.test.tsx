import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('is linked from a switch that it bars, and stops; then the funds can be switched', async () => {
  const shown = await renderSignedIn(api, 'Meenakshi', '/cs/switch-funds');
  expect(await screen.findByText(/Money moves between these funds automatically/)).toBeVisible();
  await shown.user.click(screen.getByRole('link', { name: 'Stop it' }));
  await heading('Do you want to stop the fund allocation?');
  const moves = within(await screen.findByRole('row', { name: /^What moves/ }));
  expect(moves.getByText(/Once a year back to Secure Fund 40 %, Balanced Fund 30 %, Growth Fund 30 %/)).toBeVisible();
  expect(screen.getByText(/While this runs, you cannot switch these funds yourself/)).toBeVisible();
  await shown.user.click(screen.getByRole('button', { name: 'Send OTP' }));
  await heading('Enter the OTP');
  const field = screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' });
  await shown.user.type(field, await api.otpFor('+919840012345'));
  await shown.user.click(screen.getByRole('button', { name: 'Stop the allocation' }));
  await heading('The fund allocation is stopped');
  await shown.navigate('/cs/switch-funds');
  expect(await screen.findByRole('radio', { name: /503456797/ })).toBeVisible();
});

it('has nothing to stop without an allocation', async () => {
  await renderSignedIn(api, 'Neel', '/cs/deactivate-dfa');
  expect(await screen.findByText(/None of your policies spreads its money/)).toBeVisible();
});
