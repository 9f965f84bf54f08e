import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { complaintEligible, newId, requestChequePickup, submitComplaint } from '@lifedesk/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RenderedService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Complains as the signed-in person, and returns the request number. */
async function complain({ app }: RenderedService): Promise<string> {
  const { policies } = await complaintEligible(app.sdk, {});
  const policyNo = policies[0]?.policyNo ?? '';
  const body = { policyNo, category: 'claim', description: 'My letter was not answered.' } as const;
  return (await submitComplaint(app.sdk, body, { idempotencyKey: newId() })).ticket;
}
const address = '/cs/track-service-requests';

describe('requests', () => {
  it('say if there are none, why, and what to do', async () => {
    await renderSignedIn(api, 'Kamala', address);
    expect(await screen.findByText('You have no requests yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your overview' })).toBeVisible();
  });

  it('are listed with number, state and promised date, and open with their stages', async () => {
    const shown = await renderSignedIn(api, 'Asha');
    const ticket = await complain(shown);
    await shown.navigate(address);
    const card = within(await screen.findByRole('region', { name: `Complaint ${ticket}` }));
    expect(card.getAllByText(ticket)).toHaveLength(2);
    // staff may already have it
    expect(card.getByText(/^(Received|Under way)$/)).toBeVisible();
    await shown.user.click(card.getByRole('link', { name: `Complaint ${ticket}` }));
    await heading('Complaint');
    await waitFor(async () => expect(await heading('Complaint')).toHaveFocus());
    expect(screen.getByText(/^signed in with an OTP$/i)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/127\.0\.0\.1|::1/);
    expect(shown.address()).toBe(`${address}?ticket=${ticket}`);
  });

  it('that are finished say when, and promise nothing more', async () => {
    const shown = await renderSignedIn(api, 'Asha');
    const ticket = await complain(shown);
    const request = api.deps.db.updateTable('service_request').where('ticket', '=', ticket);
    await request.set({ state: 'completed', settled_at: api.now() }).execute();
    await shown.navigate(address);
    const card = within(await screen.findByRole('region', { name: `Complaint ${ticket}` }));
    expect(card.getByText('Settled on')).toBeVisible();
    expect(card.queryByText('Promised by')).toBeNull();
    await shown.user.click(card.getByRole('link', { name: `Complaint ${ticket}` }));
    await heading('Complaint');
    expect(screen.getByText('Settled on')).toBeVisible();
    expect(screen.queryByText('Promised by')).toBeNull();
    expect(screen.queryByText(/by \d\d\//)).toBeNull();
  });

  it('that the customer cancelled say so, instead of declined', async () => {
    const shown = await renderSignedIn(api, 'Asha');
    const ticket = await complain(shown);
    const { db } = api.deps;
    const end = { state: 'declined', settled_at: api.now() } as const;
    await db.updateTable('service_request').set(end).where('ticket', '=', ticket).execute();
    const event = { ticket, stage: 'declined', at: api.now(), note: 'You cancelled it.', position: 9 } as const;
    await db.insertInto('service_request_event').values(event).execute();
    await shown.navigate(address);
    const card = within(await screen.findByRole('region', { name: `Complaint ${ticket}` }));
    expect(card.getByText('Cancelled')).toBeVisible();
    await shown.user.click(card.getByRole('link', { name: `Complaint ${ticket}` }));
    await heading('Complaint');
    expect(screen.getAllByText(/^You cancelled it/)).toHaveLength(1);
    expect(screen.queryByText(/Declined|could not be done/)).toBeNull();
  });

  it('that led to a payout count down to its promised date, and show the interest of a late one', async () => {
    // it went to the account that the policy still has, so that no other attempt starts
    const { customer_id, ...account } = await api.deps.db
      .selectFrom('policy as p')
      .innerJoin('bank_account as b', 'b.policy_no', 'p.policy_no')
      .where('p.policy_no', '=', '501234567')
      .select(['p.customer_id', 'b.account_no', 'b.ifsc', 'b.holder_name'])
      .executeTakeFirstOrThrow();
    await api.deps.db
      .insertInto('payout')
      .values({
        ticket: 'SR5512370846',
        customer_id,
        ...account,
        policy_no: '501234567',
        kind: 'surrender',
        gross: 91_466_67,
        deductions: '[]',
        tax: 0,
        net: 91_466_67,
        counts_from: '2026-10-01',
        promised_on: '2026-10-08',
        ordered_at: api.now(),
        state: 'returned',
        look_at: api.now(),
      })
      .execute();
    await renderSignedIn(api, 'Asha', `${address}?ticket=SR5512370846`);
    expect(await screen.findByRole('heading', { name: 'Your payout' })).toBeVisible();
    expect(screen.getByText('44 days late')).toBeVisible();
    // 51 days at 7.50 %
    expect(screen.getByText(/We are late. Interest so far: ₹958\.52/)).toBeVisible();
  });

  // domain.md, 1: ₹91,466.67 asked for on 01-10-2026 and promised by 08-10-2026 bears ₹958.52 by 21-11-2026
  it('whose payout was stopped promise no day, and lead to the stop and back', async () => {
    const shown = await renderSignedIn(api, 'Asha');
    const [ticket, stop] = [await complain(shown), await complain(shown)];
    const { db } = api.deps;
    const requests = db.updateTable('service_request');
    const ended = { type: 'e-loan', state: 'declined', settled_at: api.now() } as const;
    await requests.set(ended).where('ticket', '=', ticket).execute();
    await requests.set({ type: 'stop-payout', about: ticket }).where('ticket', '=', stop).execute();
    const event = { ticket, stage: 'declined', at: api.now(), note: 'There is no loan.', position: 9 } as const;
    await db.insertInto('service_request_event').values(event).execute();
    const { customer_id } = await db
      .selectFrom('service_request')
      .select('customer_id')
      .where('ticket', '=', ticket)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('payout')
      .values({
        ticket,
        customer_id,
        policy_no: '501234567',
        kind: 'loan',
        gross: 10_000_00,
        deductions: '[]',
        tax: 0,
        net: 10_000_00,
        counts_from: '2026-11-21',
        promised_on: '2026-11-28',
        ordered_at: api.now(),
        state: 'stopped',
        stop_ticket: stop,
        taken_back_on: '2026-11-21',
        look_at: api.now(),
      })
      .execute();
    await shown.navigate(`${address}?ticket=${ticket}`);
    await heading('Loan on a policy');
    expect(screen.getByText('Stopped')).toBeVisible();
    expect(screen.getByText('There is no loan.')).toBeVisible();
    expect(screen.queryByText(/Promised by|To be paid by|by \d\d\/|Declined|could not be done/)).toBeNull();
    await shown.user.click(screen.getByRole('link', { name: stop }));
    await waitFor(() => expect(shown.address()).toBe(`${address}?ticket=${stop}`));
    await shown.user.click(await screen.findByRole('link', { name: ticket }));
    await waitFor(() => expect(shown.address()).toBe(`${address}?ticket=${ticket}`));
  });

  it('of a cheque pickup say when and where', async () => {
    const shown = await renderSignedIn(api, 'Asha');
    const { ticket } = await requestChequePickup(
      shown.app.sdk,
      {
        policyNo: '501234567',
        chequePickUpDateTime: '24-11-2026 15:00',
        addrType: 'office',
        addressDetails: { addrLine1: '3, Nariman Bhavan', city: 'Mumbai', state: 'Maharashtra', pinCode: '400021' },
      },
      { idempotencyKey: newId() },
    );
    await shown.navigate(`${address}?ticket=${ticket}`);
    expect(await screen.findByText('24/11/2026, 15:00')).toBeVisible();
    expect(screen.getByText('3, Nariman Bhavan, Mumbai, Maharashtra, 400021')).toBeVisible();
  });

  it('that are late say by how much, and show the interest before anything is decided', async () => {
    const shown = await renderSignedIn(api, 'Asha');
    const ticket = await complain(shown);
    expect(screen.queryByText(/days? late/)).toBeNull();
    const late = {
      type: 'surrender-request',
      made_at: new Date('2026-10-01T04:30:00Z'),
      promised_on: '2026-10-08',
      payload: JSON.stringify({ net: 91_466_67 }),
    } as const;
    await api.deps.db.updateTable('service_request').set(late).where('ticket', '=', ticket).execute();
    await renderSignedIn(api, 'Asha', `${address}?ticket=${ticket}`);
    expect(await screen.findByRole('progressbar', { name: 'Time to our answer' })).toHaveAttribute(
      'aria-valuetext',
      '44 days late',
    );
    expect(await screen.findByText(/We are late. Interest so far: ₹958\.52/)).toBeVisible();
  });

  it('accept a question, which gets its own request number', async () => {
    const shown = await renderSignedIn(api, 'Asha');
    const ticket = await complain(shown);
    await shown.navigate(`${address}?ticket=${ticket}`);
    await shown.user.click(await screen.findByRole('link', { name: 'Ask or send something' }));
    await shown.user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'When do I hear from you?');
    await press(shown, 'Send');
    await heading('Your message has arrived');
    await shown.user.click(screen.getByRole('link', { name: 'Follow this request' }));
    await heading('Question about a request');
    expect(screen.getByText(ticket)).toBeVisible();
  });

  it('of other customers do not exist', async () => {
    const asha = await renderSignedIn(api, 'Asha');
    const ticket = await complain(asha);
    asha.app.close();
    document.body.replaceChildren();
    await renderSignedIn(api, 'Farhan', `${address}?ticket=${ticket}`);
    expect(await screen.findByText(/no request with this request number/)).toBeVisible();
  });
});
