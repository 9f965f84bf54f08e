import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { left, type RenderedService, renderService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api.close());
afterEach(() => vi.clearAllMocks());

const open = (name: string) => renderSignedIn(api, name, '/cs/pay-loan');
const value = (label: string) => screen.getAllByText(label)[0]?.parentElement;
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** The payer's decision on the gateway's page, and the way back. */
async function approve(shown: RenderedService) {
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  const page = new URL(left.mock.calls[0]?.[0] ?? '', api.url);
  const body = new URLSearchParams({ decision: 'approve' });
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '', api.url);
  await shown.navigate(back.pathname + back.search);
}

describe('a loan', () => {
  it('shows what is owed, and from when it is close to the surrender value', async () => {
    await open('Arjun');
    expect(await screen.findByText('₹2,28,948.09')).toBeVisible();
    expect(value('Principal')).toHaveTextContent('₹2,22,070.00');
    expect(value('Of this, interest added so far')).toHaveTextContent('₹10,070.00');
    expect(value('Interest due')).toHaveTextContent('₹6,878.09');
    expect(
      screen.getByText(/close to the surrender value\. Without a payment they exceed it on 27\/05\/2027/),
    ).toBeVisible();
    expect(screen.getByText(/The surrender value is ₹2,40,000\.00 today/)).toBeVisible();
  });

  it('shows before the payment what it does to interest and principal, and at the field what cannot be paid', async () => {
    const { user } = await open('Arjun');
    expect(await screen.findByRole('radio', { name: /^Only the interest: ₹6,878\.09/ })).toBeChecked();
    expect(value('Left to pay after this')).toHaveTextContent('₹2,22,070.00');
    await user.click(screen.getByRole('radio', { name: 'Another amount' }));
    const field = screen.getByRole('textbox', { name: /^Amount/ });
    for (const [typed, says] of [
      ['6878.08', /must cover the interest: at least ₹6,878\.09/],
      ['228948.10', /Only ₹2,28,948\.09 is owed/],
    ] as const) {
      await user.clear(field);
      await user.type(field, typed);
      await user.click(await button('Pay'));
      expect(field).toHaveFocus();
      expect(field).toHaveAccessibleDescription(says);
    }
    expect(left).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, '50000');
    expect(value('Pays interest')).toHaveTextContent('₹6,878.09');
    expect(value('Pays principal')).toHaveTextContent('₹43,121.91');
    expect(value('Left to pay after this')).toHaveTextContent('₹1,78,948.09');
  });

  it('offers what is enough for a year, after which it is no longer close to the surrender value', async () => {
    const { user } = await open('Arjun');
    await user.click(await screen.findByRole('radio', { name: /^Enough to stay safe for a year: ₹/ }));
    expect(screen.getByText(/^Until 21\/11\/2027 the loan does not come close to the surrender value/)).toBeVisible();
    const pay = await button(/^Pay ₹/);
    // 95 % of ₹2,40,000 is ₹2,28,000, which must not be reached with a year of interest
    const left = Number(value('Left to pay after this')?.textContent?.replaceAll(/[^\d.]/g, ''));
    expect(left).toBeGreaterThan(200_000);
    expect(left).toBeLessThan(228_000);
    expect(pay).toBeEnabled();
  });

  it('is paid once, however often the button is pressed; the result shows interest and principal separately', async () => {
    const shown = await open('Asha');
    await shown.user.click(await screen.findByRole('radio', { name: /^All: ₹62,842\.19/ }));
    await shown.user.dblClick(await button('Pay ₹62,842.19'));
    await approve(shown);
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
    expect(value('Of this, interest')).toHaveTextContent('₹2,842.19');
    expect(value('Of this, principal')).toHaveTextContent('₹60,000.00');
    await shown.navigate('/cs/pay-loan');
    expect(await screen.findByText('There is no loan to repay')).toBeVisible();
  });

  it('is not there for people without one, in their language', async () => {
    const shown = await open('Farhan');
    await act(async () => shown.app.store.set(localeAtom, 'hi'));
    expect(await screen.findByText('चुकाने के लिए कोई लोन नहीं है')).toBeVisible();
  });
});

it('can be paid without signing in, and shows neither a name nor the surrender value', async () => {
  const shown = await renderService(api, '/cs/pay-loan');
  await shown.user.type(await screen.findByRole('textbox', { name: 'Policy number or mobile number' }), '504567890');
  await shown.user.click(await button('See the loan'));
  expect(await screen.findByText('₹2,28,948.09')).toBeVisible();
  expect(screen.getByText(/Loan and interest are close to the surrender value/)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Arjun|2,40,000|27\/05\/2027/);
  expect(screen.queryByRole('radio', { name: /safe for a year/ })).toBeNull();
  await shown.user.click(screen.getByRole('radio', { name: /^All: ₹2,28,948\.09/ }));
  await shown.user.click(await button('Pay ₹2,28,948.09'));
  await approve(shown);
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
});
