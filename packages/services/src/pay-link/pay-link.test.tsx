import { randomUUID } from 'node:crypto';
import { callOperation, type RunningApi, startApi, signIn as withHeaders } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { memoryStore } from '@lifedesk/sdk';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { left, type RenderedService, receiveAnotherAmount, renderService } from '../../testing/index.ts';

let api: RunningApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  vi.clearAllMocks();
  await api.forget();
  token = (await make('501234567')).token;
});
afterAll(() => api?.close());

async function make(policyNo: string): Promise<{ token: string; linkId: string }> {
  const headers = { ...(await withHeaders(api, 'Asha')), 'Idempotency-Key': randomUUID() };
  return (await callOperation(api, 'createPayLink', { policyNo }, headers)).json();
}
const open = (fragment = token, store = memoryStore()) => {
  window.location.hash = fragment;
  return renderService(api, '/cs/pay-link', { store });
};
const pay = async ({ user }: RenderedService, relation = 'Son or daughter') => {
  await user.selectOptions(await screen.findByRole('combobox'), relation);
  await user.click(screen.getByRole('button', { name: 'Pay ₹24,500.00' }));
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
};
async function decide(shown: RenderedService, decision: 'approve' | 'decline') {
  const page = new URL(left.mock.calls[0]?.[0] ?? '', api.url);
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
  await api.sandbox.gateway.deliver();
  const back = new URL(answer.headers.get('location') ?? '', api.url);
  await shown.navigate(back.pathname + back.search);
}

const receiveAnother = (shown: RenderedService) => receiveAnotherAmount(api, shown, '/cs/pay-link');

describe('a link to pay', () => {
  it('leaves the address bar, and shows what is due but not the policyholder', async () => {
    await open();
    expect(await screen.findByText('₹24,500.00')).toBeVisible();
    expect(window.location.hash).toBe('');
    expect(screen.getByText('50*****67')).toBeVisible();
    expect(screen.queryByText(/Asha|501234567/)).toBeNull();
    const guide = within(screen.getByRole('region', { name: 'About this payment' }));
    expect(guide.getByText('We send the receipt to the policyholder.')).toBeVisible();
    expect(guide.getByRole('link', { name: /^Call / })).toBeVisible();
  });

  it('asks who pays', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Pay ₹24,500.00' }));
    const field = screen.getByRole('combobox', { name: 'What is your relationship to the policyholder?' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/Choose your relationship/);
    expect(left).not.toHaveBeenCalled();
  });

  it('keeps the relationship when the page reloads, for this link only', async () => {
    const store = memoryStore();
    const { user } = await open(token, store);
    await user.selectOptions(await screen.findByRole('combobox'), 'Employer');
    cleanup();
    await open(token, store);
    expect(await screen.findByRole('combobox')).toHaveDisplayValue('Employer');
    cleanup();
    await open((await make('501234567')).token, store);
    expect(await screen.findByRole('combobox')).toHaveDisplayValue('Choose one');
  });

  it('says if it was cancelled in the meantime, and leads nowhere', async () => {
    const { linkId, ...another } = await make('501234567');
    const shown = await open(another.token);
    await screen.findByText('₹24,500.00');
    await callOperation(api, 'revokePayLink', { linkId }, await withHeaders(api, 'Asha'));
    await shown.user.selectOptions(screen.getByRole('combobox'), 'Employer');
    await shown.user.click(screen.getByRole('button', { name: 'Pay ₹24,500.00' }));
    expect(await screen.findByRole('heading', { name: 'You cannot pay with this link' })).toBeVisible();
    expect(screen.getByText('The policyholder cancelled this link.')).toBeVisible();
    expect(left).not.toHaveBeenCalled();
  });

  it.each(['', 'x'.repeat(43), 'short'])('with the fragment %j does not work', async (fragment) => {
    await open(fragment);
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
  });

  it('says in both languages that another amount arrived and is paid back, and offers to pay again', async () => {
    const shown = await open();
    await pay(shown);
    await receiveAnother(shown);
    expect(await screen.findByText('Another amount arrived')).toBeVisible();
    expect(screen.getByText(/We pay it back to you\.$/)).toBeVisible();
    expect(screen.queryByText(/did not go through|Asha|501234567/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Pay ₹24,500.00' })).toBeVisible();
    await act(async () => shown.app.store.set(localeAtom, 'hi'));
    expect(await screen.findByText('अलग राशि मिली')).toBeVisible();
    expect(screen.getByText(/हम उसे आपको लौटाएँगे।$/)).toBeVisible();
  });

  it('still says so after the next attempt was declined', async () => {
    const shown = await open();
    await pay(shown);
    await receiveAnother(shown);
    await screen.findByText('Another amount arrived');
    vi.clearAllMocks();
    await api.advance(60_000);
    await pay(shown);
    await decide(shown, 'decline');
    expect(await screen.findByText(/The last payment did not go through/)).toBeVisible();
    expect(screen.getByText('Another amount arrived before')).toBeVisible();
    expect(screen.getByText(/We pay it back to you\.$/)).toBeVisible();
  });

  it('still says so once the link was cancelled', async () => {
    const { linkId, ...another } = await make('501234567');
    const shown = await open(another.token);
    await pay(shown);
    await callOperation(api, 'revokePayLink', { linkId }, await withHeaders(api, 'Asha'));
    await receiveAnother(shown);
    expect(await screen.findByText('The policyholder cancelled this link.')).toBeVisible();
    expect(screen.getByText('Another amount arrived')).toBeVisible();
  });

  // last: the premium is paid from here on
  it('can be tried again after a decline; once paid it says so, in this tab and in another', async () => {
    const shown = await open();
    await pay(shown);
    await decide(shown, 'decline');
    expect(await screen.findByText(/The last payment did not go through/)).toBeVisible();
    vi.clearAllMocks();
    await pay(shown, 'Employer');
    await decide(shown, 'approve');
    expect(await screen.findByRole('heading', { name: 'The payment has arrived' })).toBeVisible();
    expect(screen.queryByText(/Asha|501234567/)).toBeNull();

    await open();
    await waitFor(() => expect(screen.getAllByRole('heading', { name: 'The payment has arrived' })).toHaveLength(2));
  });
});
