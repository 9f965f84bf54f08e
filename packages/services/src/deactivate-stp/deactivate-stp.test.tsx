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

const open = (name: string) => renderSignedIn(api, name, '/cs/deactivate-stp');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const WHAT = 'Do you want to stop the monthly transfers?';

async function confirm({ user }: RenderedService, mobile: string) {
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  await heading('Enter the OTP');
  const field = screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' });
  await user.type(field, await api.otpFor(mobile));
  await user.click(screen.getByRole('button', { name: 'Stop the transfers' }));
}

it('stops before the next transfer, and opens a request', async () => {
  const shown = await open('Meenakshi');
  await heading(WHAT);
  expect((await row(/^What moves/)).getByText('₹10,000.00 a month from Secure Fund to Growth Fund')).toBeVisible();
  expect((await row(/^Next transfer/)).getByText('03/12/2026')).toBeVisible();
  expect((await row(/^Ends, if you stop now/)).getByText('21/11/2026')).toBeVisible();
  expect(screen.getByText(/No further transfer is made/)).toBeVisible();
  await confirm(shown, '+919840012345');
  await heading('The monthly transfers are stopped');
  await shown.user.click(screen.getByRole('link', { name: 'Follow this request' }));
  await heading('Stop monthly transfers');
  await shown.navigate('/cs/deactivate-stp');
  expect(await screen.findByText(/None of your policies moves money/)).toBeVisible();
});

it('stops only after a transfer that is too close', async () => {
  const shown = await open('Neel');
  await heading(WHAT);
  expect(await screen.findByText(/It is too late to stop the transfer of 24\/11\/2026/)).toBeVisible();
  await confirm(shown, '+919930012345');
  await heading('The monthly transfers end after the next one');
  await shown.navigate('/cs/deactivate-stp');
  expect(
    await screen.findByText(/You have asked for this already. It ends after the transfer of 24\/11\/2026/),
  ).toBeVisible();
});

it('has nothing to stop without such transfers, in Hindi too', async () => {
  const shown = await open('Asha');
  expect(await screen.findByText(/None of your policies moves money/)).toBeVisible();
  await act(async () => shown.app.store.set(localeAtom, 'hi'));
  expect(await screen.findByText(/हर महीने पैसा एक फ़ंड से दूसरे में नहीं जाता/)).toBeVisible();
});
