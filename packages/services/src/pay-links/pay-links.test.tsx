import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api?.close());

const open = () => renderSignedIn(api, 'Asha', '/cs/pay-links');
const make = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(await screen.findByRole('button', { name: 'Make a link for policy 501234567' }));
  const field = await screen.findByRole('textbox', { name: 'Link to pay' });
  return (field as HTMLInputElement).value;
};

describe('links through which someone else pays', () => {
  it('are created for a premium, shown once, copied and cancelled', async () => {
    const shown = await open();
    expect(await screen.findByText('₹24,500.00')).toBeVisible();
    const url = await make(shown);
    expect(url).toMatch(/\/cs\/pay-link#[A-Za-z0-9_-]{43}$/);
    expect(screen.getByRole('heading', { name: 'Your link is ready' })).toHaveFocus();
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await shown.user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(copied).toHaveBeenCalledWith(url);

    const list = within(await screen.findByRole('region', { name: 'Your links' }));
    expect(list.getByText('Open')).toBeVisible();
    await shown.user.click(list.getByRole('button', { name: /^Cancel the link for policy 501234567, made on 21\/11/ }));
    expect(await list.findByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Link to pay' })).toBeNull();
    expect(JSON.stringify(shown.events)).not.toContain(url.slice(-43));
  });

  it('are linked from the payment page, but not without an OTP', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/pay-online');
    await shown.user.click(await screen.findByRole('link', { name: 'Ask someone else to pay for policy 501234567' }));
    expect(await screen.findByRole('heading', { name: 'Ask someone else to pay' })).toBeVisible();

    const payer = await renderService(api, '/cs/pay-online');
    const tab = within(payer.container);
    await payer.user.type(await tab.findByRole('textbox'), '508901242');
    await payer.user.click(tab.getByRole('button', { name: 'See what is due' }));
    await tab.findByRole('button', { name: /^Pay ₹/ });
    expect(tab.queryByRole('link', { name: /^Ask someone else/ })).toBeNull();
  });

  it('are not available if nothing is due', async () => {
    await renderSignedIn(api, 'Farhan', '/cs/pay-links');
    expect(await screen.findByText('There is no premium to pay now')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Make a link/ })).toBeNull());
  });
});
