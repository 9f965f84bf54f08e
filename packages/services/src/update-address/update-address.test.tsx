import { createHash } from 'node:crypto';
import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { holdAnswers, picture, type RenderedService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  // uploads then use fetch, which needs no browser
  vi.stubGlobal('XMLHttpRequest', undefined);
  api = await startApi();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api?.close();
});

const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: string) => screen.findByRole('textbox', { name });
const list = (name: string) => screen.findByRole('combobox', { name });

async function toAddress(shown: RenderedService) {
  await shown.user.click(await screen.findByRole('radio', { name: /All my policies/ }));
  await press(shown, 'Continue');
  await field('House and building');
}
/** Enters an address with its own choice of state and city, whatever the PIN code has filled in. */
async function give(shown: RenderedService, state: string, city: string, pinCode: string) {
  const { user } = shown;
  await user.type(await field('PIN code'), pinCode);
  if (pinCode.length === 6) await waitFor(async () => expect(await list('City or district')).not.toHaveValue(''));
  await user.type(await field('House and building'), '14, Sagar Darshan');
  await user.selectOptions(await list('State'), state);
  await screen.findByRole('option', { name: city });
  await user.selectOptions(await list('City or district'), city);
  await press(shown, 'Continue');
}

describe('a new address', () => {
  it('applies to one policy or to all, with the present address beside each', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/update-address');
    await screen.findByRole('radio', { name: /All my policies/ });
    await press(shown, 'Continue');
    expect(screen.getByRole('link', { name: 'Choose a policy, or all of them' })).toBeVisible();
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(2);
  });

  it('starts with the PIN code, which fills in state and city, and these can be changed', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/update-address');
    await toAddress(shown);
    expect(screen.getAllByRole('textbox')[0]).toBe(await field('PIN code'));
    await shown.user.type(await field('PIN code'), '400 028');
    await waitFor(async () => expect(await list('State')).toHaveValue('Maharashtra'));
    expect(await list('City or district')).toHaveValue('Mumbai');
    await screen.findByRole('option', { name: 'Pune' });
    await shown.user.selectOptions(await list('City or district'), 'Pune');
    expect(await list('City or district')).toHaveValue('Pune');
  });

  it('forgets state and city of another PIN code, in whatever order the answers arrive', async () => {
    const { fetch, count, release } = holdAnswers('/customer/pincode');
    const shown = await renderSignedIn(api, 'Asha', '/cs/update-address', { fetch });
    await toAddress(shown);
    await shown.user.type(await field('PIN code'), '400028');
    await waitFor(() => expect(count()).toBe(1));
    release(0);
    await waitFor(async () => expect(await list('State')).toHaveValue('Maharashtra'));
    await shown.user.type(await field('PIN code'), '{Backspace}');
    expect(await list('State')).toHaveValue('');
    expect(await list('City or district')).toHaveValue('');
    await shown.user.type(await field('PIN code'), '1');
    await waitFor(() => expect(count()).toBe(2));
    await shown.user.clear(await field('PIN code'));
    await shown.user.type(await field('PIN code'), '531027');
    await waitFor(() => expect(count()).toBe(3));
    release(2);
    await waitFor(async () => expect(await list('State')).toHaveValue('Andhra Pradesh'));
    release(1);
    await shown.user.type(await field('House and building'), '14, Sagar Darshan');
    expect(await list('State')).toHaveValue('Andhra Pradesh');
  });

  it('leaves the city to choose if two districts share the PIN code', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/update-address');
    await toAddress(shown);
    await shown.user.type(await field('PIN code'), '531027');
    await waitFor(async () => expect(await list('State')).toHaveValue('Andhra Pradesh'));
    expect(await list('City or district')).toHaveValue('');
  });

  it('can be entered by hand if the PIN code cannot be looked up', async () => {
    const without: typeof fetch = async (input, init) =>
      String(input instanceof Request ? input.url : input).endsWith('/customer/pincode')
        ? new Response('{}', { status: 503, headers: { 'content-type': 'application/problem+json' } })
        : fetch(input, init);
    const shown = await renderSignedIn(api, 'Asha', '/cs/update-address', { fetch: without });
    await toAddress(shown);
    await shown.user.type(await field('PIN code'), '400028');
    await shown.user.type(await field('House and building'), '14, Sagar Darshan');
    await shown.user.selectOptions(await list('State'), 'Maharashtra');
    await screen.findByRole('option', { name: 'Mumbai' });
    await shown.user.selectOptions(await list('City or district'), 'Mumbai');
    await press(shown, 'Continue');
    await heading('Show us that you live there');
  });

  it('takes a PIN code that the directory does not have, fills in the state of its area, and says who checks it', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/update-address');
    await toAddress(shown);
    await shown.user.type(await field('PIN code'), '799001');
    await waitFor(async () => expect(await list('State')).toHaveValue('Tripura'));
    expect(await field('PIN code')).toHaveAccessibleDescription(/not .* in our list.* staff check/);
    await shown.user.type(await field('House and building'), '14, Sagar Darshan');
    await screen.findByRole('option', { name: 'West Tripura' });
    await shown.user.selectOptions(await list('City or district'), 'West Tripura');
    await press(shown, 'Continue');
    await heading('Show us that you live there');
  });

  it('lets the person keep another city of the state than the directory has', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/update-address');
    await toAddress(shown);
    await give(shown, 'Maharashtra', 'Pune', '400028');
    await heading('Show us that you live there');
  });

  it('needs a city of its state and a PIN code of its state', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/update-address');
    await toAddress(shown);
    await give(shown, 'Maharashtra', 'Mumbai', '110001');
    expect(await field('PIN code')).toHaveAccessibleDescription(/not in that state/);
    expect(await field('PIN code')).toHaveValue('110001');
    await shown.user.clear(await field('PIN code'));
    await shown.user.type(await field('PIN code'), '400028');
    await waitFor(async () => expect(await list('City or district')).toHaveValue('Mumbai'));
    await press(shown, 'Continue');
    await heading('Show us that you live there');
    await press(shown, 'Continue');
    expect(screen.getByRole('link', { name: 'Choose the kind of document' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a file' })).toBeVisible();
    await shown.user.click(screen.getByRole('link', { name: 'Take it from Aadhaar' }));
    await heading('How would you like to verify your identity?');
  });

  it('reports at each field what is missing', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/update-address');
    await toAddress(shown);
    await press(shown, 'Continue');
    expect(await field('House and building')).toHaveAccessibleDescription(/Enter your house/);
    expect(await list('State')).toHaveAccessibleDescription(/Choose the state/);
    expect(await field('PIN code')).toHaveAccessibleDescription(/Enter the PIN code/);
  });

  it('clears the city when the state changes', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/update-address');
    await toAddress(shown);
    await give(shown, 'Maharashtra', 'Mumbai', '1');
    await shown.user.selectOptions(await list('State'), 'Karnataka');
    expect(await list('City or district')).toHaveValue('');
    await screen.findByRole('option', { name: 'Bengaluru Urban' });
  });

  it('says why the proof is refused if it is checked only after sending, as at another file store', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/update-address');
    await toAddress(shown);
    await give(shown, 'Maharashtra', 'Mumbai', '400028');
    await heading('Show us that you live there');
    await shown.user.selectOptions(await list('Kind of document'), 'Electricity, gas or telephone bill');
    const input = await screen.findByLabelText(/^Choose a file/, { selector: 'input[type=file]' });
    await shown.user.upload(input, picture('bill.png'));
    await screen.findByText('Received');
    const { files, db } = api.deps;
    const content = Buffer.from('no picture');
    const { file_key } = await db
      .updateTable('upload')
      .set({ put_at: null, size_bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') })
      .where('claimed_at', 'is', null)
      .returning('file_key')
      .executeTakeFirstOrThrow();
    await files.put(file_key, { content, contentType: 'image/png' });
    await press(shown, 'Continue');
    await heading('Change of address');
    await press(shown, 'Change the address');
    await heading('Show us that you live there');
    expect(screen.getByRole('link', { name: 'bill.png: only PDF, JPEG and PNG files are accepted.' })).toBeVisible();
  });

  it('appears in the policy’s details without a reload', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/update-address');
    await toAddress(shown);
    await give(shown, 'Maharashtra', 'Mumbai', '400028');
    await heading('Show us that you live there');
    await shown.user.selectOptions(await list('Kind of document'), 'Electricity, gas or telephone bill');
    const input = await screen.findByLabelText(/^Choose a file/, { selector: 'input[type=file]' });
    const advice = /Files must not be password protected or corrupted, or processing may fail\./;
    expect(screen.getByText(advice)).toBeVisible();
    await shown.user.upload(input, picture('bill.png'));
    await screen.findByText('Received');
    await press(shown, 'Continue');
    await heading('Change of address');
    await press(shown, 'Change the address');
    await heading('Your address is changed');
    await shown.user.click(screen.getByRole('link', { name: 'Go to your overview' }));
    await heading('Hello, Asha');
    await shown.user.click(await screen.findByRole('link', { name: /^Details: Meru Secure Savings/ }));
    const letters = within(await screen.findByRole('region', { name: 'Where your letters go' }));
    expect(await letters.findByText('14, Sagar Darshan, Mumbai 400028, Maharashtra')).toBeVisible();
  });
});
