import { type RunningApi, startApi } from '@lifedesk/api/testing';
import type { CalendarDate } from '@lifedesk/rules';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { picture, type RenderedService, renderSignedIn } from '../../testing/index.ts';

const address = '/cs/payment-proof';
const TICKET = 'SR7719203846';

let api: RunningApi;
beforeAll(async () => {
  // uploads then use fetch, which needs no browser
  vi.stubGlobal('XMLHttpRequest', undefined);
  api = await startApi();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api?.close();
});
beforeEach(() => api.forget());

const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

/** Enters the number of the complaint, and continues to the payment. */
async function toPayment(shown: RenderedService): Promise<void> {
  await shown.user.type(await field('Request number'), TICKET);
  await press(shown, 'Continue');
  await heading('Which payment is missing?');
}

describe('payment proof', () => {
  it('starts with the complaint, shows what we recorded, and ends with a request number', async () => {
    const shown = await renderSignedIn(api, 'Vikram', address);
    await toPayment(shown);
    await shown.user.click(screen.getByRole('radio', { name: 'NEFT' }));
    await shown.user.type(await field('Reference on the bank statement'), 'sbin 4263 2512 3456');
    await shown.user.type(await field('Amount'), '8450');
    await shown.user.type(await field('Day'), '19/11/2026');
    await shown.user.upload(screen.getByLabelText(/Bank statement with your name/), picture('statement.png'));
    await screen.findByText('Received');
    await press(shown, 'Continue');
    await heading('Check your proof');
    expect(screen.getByText('₹8,450.00')).toBeVisible();
    await shown.user.dblClick(screen.getByRole('button', { name: 'Send the proof' }));
    await heading('We have received your proof');
    expect(screen.getByText(/Our staff ask the bank for this money/)).toBeVisible();
  });

  it('says when and why a bank took back a payment that we recorded', async () => {
    const vikrams = api.deps.db.selectFrom('customer').select('id').where('client_id', '=', '40078919');
    const { receipt_no } = await api.deps.db
      .selectFrom('receipt')
      .select('receipt_no')
      .where('customer_id', 'in', vikrams)
      .orderBy('paid_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const mark = (reversed_on: CalendarDate | null, reversed_by: 'return' | null) =>
      api.deps.db
        .updateTable('receipt')
        .set({ reversed_on, reversed_by })
        .where('receipt_no', '=', receipt_no)
        .execute();
    await mark('2026-11-20', 'return');
    onTestFinished(async () => void (await mark(null, null)));
    await toPayment(await renderSignedIn(api, 'Vikram', address));
    expect(await screen.findByText(/^The bank returned the debit on 20\/11\/2026\./)).toBeVisible();
  });

  it('reports at each field what is wrong', async () => {
    const shown = await renderSignedIn(api, 'Vikram', address);
    await toPayment(shown);
    await press(shown, 'Continue');
    for (const says of ['Choose how you paid', 'Enter the amount', 'Enter the date of the payment'])
      expect(await screen.findByRole('link', { name: says })).toBeVisible();
    await shown.user.click(screen.getByRole('radio', { name: 'UPI or IMPS' }));
    await shown.user.type(await field('Reference on the bank statement'), '12345');
    await press(shown, 'Continue');
    expect(await field('Reference on the bank statement')).toHaveAccessibleDescription(
      /Some characters are missing. This reference has 12./,
    );
  });

  it.each([TICKET, 'SR0000000000'])('rejects %s from anyone else', async (ticket) => {
    const shown = await renderSignedIn(api, 'Asha', address);
    await shown.user.type(await field('Request number'), ticket);
    await press(shown, 'Continue');
    expect(await screen.findByRole('link', { name: /Ticket/ })).toBeVisible();
    expect(await field('Request number')).toHaveValue(ticket);
  });
});
