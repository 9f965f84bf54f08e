import { randomUUID } from 'node:crypto';
import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type RenderedService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api?.close());

const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const TICKET = 'Do you have a request number from us?';

async function confirm(shown: RenderedService, mobile: string) {
  await press(shown, 'Send OTP');
  await heading('Enter the OTP');
  const field = screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' });
  await shown.user.type(field, await api.otpFor(mobile));
  await press(shown, 'Stop auto-debit');
}

it('asks for a request number only of those who have one, offers it, and also works without', async () => {
  const ticket = 'SR4071852913';
  const { db } = api.deps;
  const policy = db.selectFrom('policy').select('customer_id').where('policy_no', '=', '506789012');
  await db
    .insertInto('service_request')
    .values({
      ticket,
      customer_id: (await policy.executeTakeFirstOrThrow()).customer_id,
      type: 'deactivate-auto-debit',
      policy_nos: ['506789012'],
      state: 'received',
      made_at: api.now(),
      promised_on: '2026-11-28',
      made_in: 'full',
      made_from: '',
      idempotency_key: randomUUID(),
      request_hash: '',
      payload: '{}',
    })
    .execute();
  try {
    const shown = await renderSignedIn(api, 'Farhan', '/cs/deactivate-auto-debit');
    await heading(TICKET);
    const field = screen.getByRole('textbox', { name: 'Request number' });
    await shown.user.type(field, 'SR0000000000');
    await press(shown, 'Continue');
    expect(await screen.findByRole('link', { name: /Invalid Ticket number/ })).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: new RegExp(ticket) }));
    expect(field).toHaveValue(ticket);
    await shown.user.clear(field);
    await press(shown, 'Continue');
    await heading('Stop auto-debit');
  } finally {
    await db.deleteFrom('service_request').where('ticket', '=', ticket).execute();
  }
});

it('stops auto-debit and says what is still to pay', async () => {
  const shown = await renderSignedIn(api, 'Farhan', '/cs/deactivate-auto-debit');
  await heading('Stop auto-debit');
  expect(
    await screen.findByText(
      /We will not debit the premium of ₹14,300\.00 due on 20\/04\/2027\. To keep your cover, pay it yourself by 20\/05\/2027\./,
    ),
  ).toBeVisible();
  await confirm(shown, '+919000123456');
  await heading('Auto-debit is stopped');
  expect(screen.getByText('₹14,300.00 by 20/05/2027')).toBeVisible();
  await shown.navigate('/cs/deactivate-auto-debit');
  expect(await screen.findByText('None of your policies pays by auto-debit.')).toBeVisible();
});

it('becomes a case for staff if a debit is in flight', async () => {
  await api.deps.db
    .updateTable('policy')
    .set({ due_date: '2026-11-24' })
    .where('policy_no', '=', '503456789')
    .execute();
  const shown = await renderSignedIn(api, 'Meenakshi', '/cs/deactivate-auto-debit');
  await heading('Stop auto-debit');
  expect(await screen.findByText(/The debit of ₹2,00,000\.00 on 24\/11\/2026 will still be made/)).toBeVisible();
  await confirm(shown, '+919840012345');
  await heading('We have your request to stop auto-debit');
  await shown.navigate('/cs/deactivate-auto-debit');
  expect(await screen.findByText(/Policy 503456789: we are stopping auto-debit, request SR\d{10}/)).toBeVisible();
});
