import { asPaidByLink, type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { picture, type RenderedService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  // uploads then use fetch, which needs no browser
  vi.stubGlobal('XMLHttpRequest', undefined);
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  // GST cannot be refunded while a refund is requested, until that is declined
  await api.deps.db
    .updateTable('service_request')
    .set({ state: 'declined', settled_at: api.now() })
    .where('type', '=', 'gst-refund')
    .execute();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api?.close();
});

const open = (name: string) => renderSignedIn(api, name, '/cs/gst-refund');
const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a refund of GST', () => {
  it('goes from the payments with their reasons through statement and declaration to a request number', async () => {
    const shown = await open('Priya');
    await heading('Which GST do you want back?');
    expect(await screen.findByText(/We refund ₹2,224\.80/)).toBeVisible();
    expect(screen.getByText('Lives abroad and pays from an NRE account.')).toBeVisible();
    expect(screen.getAllByText('30/11/2026')).not.toHaveLength(0);
    expect(screen.getByText(/HDFC Bank, Chennai Mylapore/)).toHaveTextContent(/50\*+21/);
    expect(screen.queryByText(/50100987654321/)).toBeNull();
    await press(shown, 'Continue');
    expect(screen.getByRole('link', { name: /Choose a file/ })).toBeVisible();
    await shown.user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), picture('statement.png'));
    await screen.findByText('Received');
    await press(shown, 'Continue');
    await heading('Check your request');
    await press(shown, 'Send OTP');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Confirm the declaration/);
    await shown.user.click(screen.getByRole('checkbox'));
    await press(shown, 'Send OTP');
    await heading('Enter the OTP');
    const otp = await api.otpFor((await api.person('Priya')).mobile ?? '');
    await shown.user.type(screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' }), otp);
    await press(shown, 'Ask for the refund');
    await heading('We have received your request');
    expect(screen.getByText(/^SR\d{10}$/)).toBeVisible();
  });

  it('waits while payouts are on hold, and says what to do', async () => {
    const hold = { policy_no: '511234567', reason: 'kyc', held_since: '2026-11-20', amount: 0 } as const;
    await api.deps.db.insertInto('policy_hold').values(hold).execute();
    try {
      await open('Priya');
      await heading('Payouts from this policy are on hold');
      expect(screen.getByText(/^Your overview shows what we still need from you\..* call us\.$/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to your overview' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    } finally {
      await api.deps.db.deleteFrom('policy_hold').where('policy_no', '=', '511234567').execute();
    }
  });

  it('lists a premium that someone else paid, and why its GST is not refunded', async () => {
    const { receipt_no } = await api.deps.db
      .selectFrom('receipt_line')
      .select('receipt_no')
      .where('policy_no', '=', '511234567')
      .where('gst', '>', 0)
      .orderBy('paid_on', 'desc')
      .executeTakeFirstOrThrow();
    await asPaidByLink(api.deps.db, receipt_no, async () => {
      await open('Priya');
      await heading('Which GST do you want back?');
      expect(await screen.findByText(/We refund ₹1,112\.40/)).toBeVisible();
      const others = screen.getByRole('table', { name: 'Payments with GST that is not refunded' });
      expect(others).toHaveTextContent('Someone else paid this premium');
    });
  });

  it('is not available to a resident, with the reason', async () => {
    await open('Asha');
    expect(await screen.findByText(/could be refunded here until|GST was rightly charged/)).toBeVisible();
  });
});
