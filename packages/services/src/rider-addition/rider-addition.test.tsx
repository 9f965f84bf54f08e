import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RenderedService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  await api.deps.db
    .updateTable('service_request')
    .set({ state: 'declined', settled_at: api.now() })
    .where('type', '=', 'rider-addition')
    .execute();
});
afterAll(() => api?.close());

const open = (name: string, query = '') => renderSignedIn(api, name, `/cs/rider-addition${query}`);
const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const choose = async ({ user }: RenderedService, name: RegExp) =>
  user.click(await screen.findByRole('radio', { name }));
const WHICH = 'Which rider would you like to add?';

async function toRiders(): Promise<RenderedService> {
  const shown = await open('Asha');
  await heading('Which policy is this about?');
  await choose(shown, /Secure Savings/);
  await press(shown, 'Continue');
  await heading(WHICH);
  return shown;
}
/** Answers every question with no, except the named ones with their details. */
function answerAll(yes: Readonly<Record<string, string>> = {}) {
  fireEvent.change(screen.getByLabelText('Height in centimetres'), { target: { value: '164' } });
  fireEvent.change(screen.getByLabelText('Weight in kilograms'), { target: { value: '60' } });
  for (const group of screen.getAllByRole('group')) {
    const question = group.querySelector('legend')?.textContent?.trim() ?? '';
    const details = yes[question];
    fireEvent.click(within(group).getByRole('radio', { name: details === undefined ? 'No' : 'Yes' }));
    if (details)
      fireEvent.change(screen.getByRole('textbox', { name: /^Tell us more/ }), { target: { value: details } });
  }
}

describe('a rider', () => {
  it('goes from sum and premium through health and declaration to a request number, and leaves no answer on the device', async () => {
    const shown = await toRiders();
    await choose(shown, /^Critical illness/);
    expect(screen.getByText('₹2,100.00')).toBeVisible();
    expect(screen.getByText('₹26,600.00')).toBeVisible();
    fireEvent.change(screen.getByRole('slider', { name: 'Sum assured, by slider' }), { target: { value: '20000000' } });
    expect(screen.getByRole('textbox', { name: 'Sum assured' })).toHaveValue('2,00,000');
    expect(screen.getByText('₹1,200.00')).toBeVisible();
    await press(shown, 'Continue');
    await heading('How is your health?');
    await press(shown, 'Continue');
    expect(screen.getByLabelText('Height in centimetres')).toHaveAccessibleDescription(/from 50 to 250/);
    answerAll({ 'Diabetes or high blood sugar?': 'Type 2 since 2021, Dr Mehta' });
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Mehta');
    await press(shown, 'Continue');
    await heading('Check your request');
    await press(shown, 'Ask for the rider');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Confirm that your answers/);
    await shown.user.click(screen.getByRole('checkbox'));
    await press(shown, 'Ask for the rider');
    await heading('We have received your request');
    await shown.user.click(screen.getByRole('link', { name: 'Follow this request' }));
    await heading('Addition of a rider');
    expect(screen.queryByText(/Mehta/)).toBeNull();
  });

  it.each<[string, RegExp | undefined, RegExp]>([
    ['nothing', undefined, /Choose a rider/],
    ['one that the policy already has', /^Accidental death benefit.*has this rider already/, /cannot be added/],
  ])('says why %s cannot be chosen', async (_, name, says) => {
    const shown = await toRiders();
    if (name) await choose(shown, name);
    await press(shown, 'Continue');
    expect(await screen.findByRole('group', { name: 'Rider' })).toHaveAccessibleDescription(says);
  });

  it.each([
    ['90000', /within the limits/],
    ['400000', /within the limits/],
    ['125000', /in the steps shown/],
  ])('of ₹%s is refused at the field', async (amount, says) => {
    const shown = await toRiders();
    await choose(shown, /^Critical illness/);
    fireEvent.change(screen.getByRole('textbox', { name: 'Sum assured' }), { target: { value: amount } });
    await press(shown, 'Continue');
    expect(screen.getByRole('textbox', { name: 'Sum assured' })).toHaveAccessibleDescription(says);
  });
});

describe('without a policy that may take a rider', () => {
  it.each([
    ['Vikram', /A premium is due/],
    ['Rajesh', /पॉलिसी लैप्स हो गई है/],
  ])('%s sees the reason', async (name, why) => {
    const shown = await open(name);
    if (name === 'Rajesh') await act(async () => shown.app.store.set(localeAtom, 'hi'));
    expect(await screen.findByText(why)).toBeVisible();
  });
});
