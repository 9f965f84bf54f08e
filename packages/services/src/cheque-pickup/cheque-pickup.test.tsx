import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RenderedService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: string) => screen.findByRole('textbox', { name });
const list = (name: string) => screen.findByRole('combobox', { name });

describe('a cheque pickup', () => {
  it('goes from a day and an hour to a request number, with the registered address filled in', async () => {
    const shown = await renderSignedIn(api, 'Farhan', '/cs/cheque-pickup');
    const { user } = shown;
    const days = within(await list('Day'))
      .getAllByRole('option')
      .slice(1);
    expect(days.map((day) => day.textContent)).not.toContainEqual(expect.stringMatching(/^Sunday/));
    await user.selectOptions(await list('Day'), 'Monday, 23/11/2026');
    await user.selectOptions(await list('Time (India)'), '15:00');
    await press(shown, 'Continue');
    await heading('Where should we come?');
    expect(await field('House and building')).not.toHaveValue('');
    await user.click(screen.getByRole('radio', { name: 'Home' }));
    expect(screen.getByRole('radio', { name: /^ending in .*Your registered mobile number/ })).toBeChecked();
    expect(screen.queryByRole('textbox', { name: 'Mobile number to call' })).toBeNull();
    await press(shown, 'Continue');
    await heading('Check the pickup');
    expect(screen.getByRole('row', { name: /Monday, 23\/11\/2026, 15:00/ })).toBeVisible();
    await press(shown, 'Book the pickup');
    await heading('The pickup is booked');
    expect(screen.getByText(/^SR\d{10}$/)).toBeVisible();
    expect(screen.getByText('Monday, 23/11/2026, 15:00')).toBeVisible();
    expect(screen.getByText('Home').nextSibling ?? screen.getByText('Home')).toBeVisible();
  });

  it('uses another phone number if the person wants that', async () => {
    const shown = await renderSignedIn(api, 'Farhan', '/cs/cheque-pickup');
    const { user } = shown;
    await user.selectOptions(await list('Day'), 'Monday, 23/11/2026');
    await user.selectOptions(await list('Time (India)'), '15:00');
    await press(shown, 'Continue');
    await heading('Where should we come?');
    await user.click(screen.getByRole('radio', { name: 'Home' }));
    await user.click(screen.getByRole('radio', { name: 'Use another number' }));
    await press(shown, 'Continue');
    expect(await field('Mobile number to call')).toHaveAccessibleDescription(/mobile number/);
    await user.type(await field('Mobile number to call'), '98123 00045');
    await user.type(await field('Another mobile number (optional)'), '98200 12345');
    await press(shown, 'Continue');
    await heading('Check the pickup');
    expect(screen.getByText('98123 00045, 98200 12345')).toBeVisible();
  });

  it('reports at each field what is missing', async () => {
    const shown = await renderSignedIn(api, 'Farhan', '/cs/cheque-pickup');
    await list('Day');
    await press(shown, 'Continue');
    expect(await list('Day')).toHaveAccessibleDescription(/Choose a day/);
    expect(await list('Time (India)')).toHaveAccessibleDescription(/Choose a time/);
  });
});
