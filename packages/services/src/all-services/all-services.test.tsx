import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderCompany, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const open = (name: string) => renderSignedIn(api, name, '/cs/all-services');
const group = async (name: string) => within(await screen.findByRole('region', { name }));
const item = async (inGroup: string, text: string) => {
  const found = (await group(inGroup)).getAllByRole('listitem').find((each) => each.textContent?.startsWith(text));
  if (!found) throw new Error(`${text} is not in ${inGroup}`);
  return within(found);
};

describe('all services', () => {
  it('link to what this person can use', async () => {
    await open('Asha');
    expect((await group('Pay')).getByRole('link', { name: 'Pay premium' })).toHaveAttribute('href', '/cs/pay-online');
    expect((await group('Start here')).getByRole('link', { name: 'Download center' })).toBeVisible();
    expect((await group('My details')).getByRole('link', { name: 'Change nominees' })).toBeVisible();
  });

  it('give the rule’s reason why a service cannot be used now, and do not link to it', async () => {
    await open('Asha');
    const revive = await item('Pay', 'Revive a lapsed policy');
    expect(revive.getByText('The policy has not lapsed, so there is nothing to revive.')).toBeVisible();
    expect(revive.queryByRole('link')).toBeNull();
  });

  it('come before what cannot be done now, which looks lighter', async () => {
    await open('Asha');
    await group('Pay');
    const lists = screen.getAllByRole('list').map((list) => within(list).queryAllByRole('listitem'));
    const groups = lists.map((items) => items.map((each) => each.hasAttribute('data-unavailable')));
    expect(groups.flat()).toContain(true);
    for (const unavailable of groups)
      expect(unavailable).toEqual(unavailable.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('offer revival for a lapsed policy, and say why it cannot be reinstated and takes no cheque', async () => {
    await open('Rajesh');
    expect((await item('Pay', 'Revive a lapsed policy')).getByRole('link')).toHaveAttribute(
      'href',
      '/cs/revival-scheme',
    );
    expect((await item('Pay', 'Reinstate a policy')).getByText(/^Revival is possible/)).toBeVisible();
    expect((await item('Pay', 'Book a cheque pickup')).getByText(/^The policy has lapsed\./)).toBeVisible();
  });

  it('offer GST refunds only to people who can get some, and tell the others why not', async () => {
    await open('Asha');
    const refused = await item('Pay', 'Get GST back');
    expect(refused.queryByRole('link')).toBeNull();
    expect(
      refused.getByText(/GST was due on this premium|could be refunded here until|No GST was charged/),
    ).toBeVisible();
    cleanup();
    await open('Priya');
    expect((await item('Pay', 'Get GST back')).getByRole('link')).toHaveAttribute('href', '/cs/gst-refund');
  });

  it('offer no cheque pickup for an annuity, on which no premium falls due', async () => {
    await open('Kamala');
    expect((await item('Pay', 'Book a cheque pickup')).getByText('No premium falls due on this policy.')).toBeVisible();
  });

  it('link to a service that is open for one of several policies', async () => {
    await open('Nandini');
    expect((await item('My details', 'Change nominees')).getByRole('link')).toBeVisible();
  });

  it('say why nothing can be changed on an assigned policy, and name the restriction', async () => {
    const { db } = api.deps;
    const ofNandini = db.selectFrom('customer').select('id').where('client_id', '=', '40090123');
    await db
      .updateTable('policy')
      .set({ assignment: 'absolute', assignee: 'A relative' })
      .where('customer_id', '=', ofNandini)
      .execute();
    await open('Nandini');
    for (const service of ['Change nominees', 'Bank account for payouts']) {
      const restricted = await item('My details', service);
      expect(restricted.getByText(/The policy was transferred to another owner\./)).toBeVisible();
      expect(restricted.queryByRole('link')).toBeNull();
    }
    expect((await item('Pay', 'Pay premium')).getByRole('link')).toBeVisible();
  });

  it('are those for companies if a company is signed in', async () => {
    await renderCompany(api, '/cs/all-services');
    expect((await group('My details')).getByRole('link', { name: 'Date of incorporation' })).toBeVisible();
    expect(screen.queryByText('Change nominees')).toBeNull();
  });

  it('start with the group that the address names', async () => {
    await renderSignedIn(api, 'Asha', '/cs/all-services?group=payouts');
    await group('Take money out');
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Take money out');
  });

  it('are in Hindi, including the reasons', async () => {
    const { app } = await open('Asha');
    await group('Pay');
    await act(async () => app.store.set(localeAtom, 'hi'));
    expect(await screen.findByRole('heading', { level: 1, name: 'सभी सेवाएँ' })).toBeVisible();
    const revive = await item('भुगतान करें', 'लैप्स पॉलिसी फिर चालू करें');
    expect(revive.getByText(/^पॉलिसी लैप्स नहीं हुई है/)).toBeVisible();
  });
});
