import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen } from '@testing-library/react';
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

/** Makes a complaint, and returns its request number. */
async function complain(shown: RenderedService): Promise<string> {
  await shown.user.selectOptions(await screen.findByRole('combobox', { name: 'What is it about?' }), 'Claim');
  await shown.user.type(await field('What happened, and when?'), 'My letter was not answered.');
  await press(shown, 'Continue');
  await heading('Check your complaint');
  await press(shown, 'Send the complaint');
  await heading('We have your complaint');
  return screen.getByText(/^SR\d{10}$/).textContent ?? '';
}

describe('service recovery', () => {
  it('starts with an earlier request number, checked by the server, and ends with a new one', async () => {
    const shown = await renderSignedIn(api, 'Farhan', '/cs/raise-complaint');
    const ticket = await complain(shown);
    await shown.navigate('/cs/service-recovery');
    await shown.user.type(await field('Request number'), ticket.toLowerCase().replace('sr', 'sr '));
    await press(shown, 'Continue');
    await heading('What is still wrong?');
    expect(screen.getByText(new RegExp(`This is about your request ${ticket} of 21st Nov 26`))).toBeVisible();
    await shown.user.type(await field('What is still wrong?'), 'I have still not had an answer.');
    await shown.user.type(await field('What should we do to put it right?'), 'Please call me this week.');
    await press(shown, 'Continue');
    await heading('Check before you send');
    await press(shown, 'Send');
    await heading('We will put it right');
    expect(screen.getByText(/^SR\d{10}$/).textContent).not.toBe(ticket);
    await shown.user.click(screen.getByRole('link', { name: 'Follow this request' }));
    await heading('Problem with a request');
    expect(screen.getByText(ticket)).toBeVisible();
  });

  it.each([
    ['', /Enter the request number/],
    ['12', /starts with SR/],
    ['SR123', /Some digits are missing/],
    ['SR0000000000', /Invalid Ticket number/],
  ])('says at the field what is wrong with %j, and keeps it', async (typed, says) => {
    const shown = await renderSignedIn(api, 'Farhan', '/cs/service-recovery');
    const ticket = await field('Request number');
    if (typed) await shown.user.type(ticket, typed);
    await press(shown, 'Continue');
    await screen.findByRole('link', { name: says });
    expect(await field('Request number')).toHaveAccessibleDescription(says);
    expect(await field('Request number')).toHaveValue(typed);
  });
});
