import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../render-portal.tsx';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());
beforeEach(() => api.forget());

describe('a payments-only session', () => {
  it('leaves its own service for what is due, which is its first page', async () => {
    const { user, address } = renderPortal(api, '/cs/pay-online');
    await user.type(await screen.findByRole('textbox', { name: 'Policy number or mobile number' }), '504567890');
    await user.click(screen.getByRole('button', { name: 'See what is due' }));
    const declare = await screen.findByRole('link', { name: 'Declare nationality and tax residence' });
    expect(declare.parentElement).toHaveTextContent(/^Tax law \(FATCA and CRS\) makes every insurer ask for/);
    await user.click(declare);
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/cs/pay-online'));
  });

  it('that expires stays on the page, which asks for the number again', async () => {
    const { user, address, clock } = renderPortal(api, '/cs/pay-online');
    await user.type(await screen.findByRole('textbox', { name: 'Policy number or mobile number' }), '504567890');
    await user.click(screen.getByRole('button', { name: 'See what is due' }));
    await screen.findByRole('link', { name: 'Declare nationality and tax residence' });
    await api.advance(16 * 60_000);
    await act(async () => clock.advance(0));
    expect(await screen.findByText(/^Your time to pay ran out/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Policy number or mobile number' })).toBeVisible();
    expect(address()).toBe('/cs/pay-online');
  });

  it('says on the whole screen that the payment page is opening, until it does', async () => {
    let answer = () => {};
    const starting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user } = renderPortal(api, '/cs/pay-online', {
      fetch: async (input, init) => {
        if (String(input instanceof Request ? input.url : input).endsWith('/payments/create')) await starting;
        return fetch(input, init);
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Policy number or mobile number' }), '508901242');
    await user.click(screen.getByRole('button', { name: 'See what is due' }));
    await user.click(await screen.findByRole('button', { name: /^Pay ₹/ }));
    expect(await screen.findByRole('dialog', { name: 'Opening the payment page' })).toBeVisible();
    answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is the minimum: without one the service leads to the sign-in page', async () => {
    const { address } = renderPortal(api, '/update-nationality?id=7');
    await waitFor(() => expect(address()).toMatch(/^\/cs\/login\?redirectURL=%2Fcs%2Fupdate-nationality/));
  });
});
