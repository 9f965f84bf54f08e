import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api?.close());

type RenderedPage = Awaited<ReturnType<typeof renderSignedIn>>;
const open = (who = 'Asha') => renderSignedIn(api, who, '/cs/calendar-feed');
const addressField = async () =>
  (await screen.findByRole('textbox', { name: 'Link for your calendar' })) as HTMLInputElement;
/** Presses the button of the card, then that of the question. */
const confirm = async ({ user }: RenderedPage, name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
};

describe('due dates in a calendar', () => {
  it('have an address that is created, copied, opened, fetched, replaced and turned off', async () => {
    const shown = await open();
    const { user } = shown;
    expect(await screen.findByText('3 premiums that you pay')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '1 week before' }));
    await user.click(screen.getByRole('checkbox', { name: 'Show the amounts' }));
    await user.click(screen.getByRole('button', { name: 'Create the link' }));
    const address = (await addressField()).value;
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your link is ready' })).toHaveFocus());
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(copied).toHaveBeenCalledWith(address);
    const calendar = screen.getByRole('link', { name: 'Open in calendar' });
    expect(calendar).toHaveAttribute('href', address.replace('http:', 'webcal:'));
    const text = await (await fetch(address)).text();
    expect(text).toContain('₹24\\,500');
    expect(text).toContain('TRIGGER:-P6DT15H');

    const on = await screen.findByRole('region', { name: 'Your calendar link is on' });
    expect(within(on).getByText('1 week before')).toBeVisible();
    await confirm(shown, 'Replace the link');
    await waitFor(async () => expect((await addressField()).value).not.toBe(address));
    const replaced = (await addressField()).value;
    expect([(await fetch(address)).status, (await fetch(replaced)).status]).toEqual([404, 200]);

    await confirm(shown, 'Turn off');
    expect(await screen.findByText('The link is off. It does not work any more.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Create the link' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect((await fetch(replaced)).status).toBe(404);
    expect(JSON.stringify(shown.events)).not.toContain(replaced.slice(-47, -4));
  });

  it('say when a calendar fetched them, and no longer show the address', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Create the link' }));
    const address = (await addressField()).value;
    expect(await screen.findByText('Not yet')).toBeVisible();
    cleanup();
    await fetch(address);
    const again = await open();
    expect(await screen.findAllByText('21/11/2026, 10:00 AM')).toHaveLength(2);
    expect(screen.queryByRole('textbox')).toBeNull();
    await confirm(again, 'Turn off');
  });

  it('are linked from the dashboard and from auto-debit, even if nothing is due', async () => {
    const { user } = await renderSignedIn(api, 'Asha', '/cs/dashboard');
    await user.click(await screen.findByRole('link', { name: 'Add to your calendar' }));
    expect(await screen.findByRole('heading', { name: 'Add your due dates to your calendar' })).toBeVisible();

    const other = await renderSignedIn(api, 'Rajesh', '/cs/auto-debit');
    const tab = within(other.container);
    await other.user.click(await tab.findByRole('link', { name: 'Add the dates to your calendar' }));
    expect(await tab.findByText(/^No premium is due in the next 12 months/)).toBeVisible();
  });
});
