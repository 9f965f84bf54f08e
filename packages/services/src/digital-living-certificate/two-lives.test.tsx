import { type RunningApi, startApi } from '@lifedesk/api/testing';
import type { CalendarDate } from '@lifedesk/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { drawFiles, face } from '../../testing/drawn-pictures.ts';
import { loadedPage, type RenderedService, renderSignedIn } from '../../testing/index.ts';

const ADDRESS = '/cs/digital-living-certificate';
/** Mr Mathur's annuity, which is on his wife's life too. */
const ANNUITY = '513456789';
const MOBILE = '+919829012345';
const AADHAAR_OF_SAVITRI = '387654321095';

let api: RunningApi;
let putBack: () => void;
beforeAll(async () => {
  putBack = drawFiles();
  api = await startApi({ now: '2026-11-26T04:30:00.000Z' });
});
beforeEach(async () => {
  await api.forget();
  await certificates('2026-12-17', '2026-12-17');
  await api.deps.db.deleteFrom('face_check').execute();
});
afterAll(async () => {
  putBack();
  await api?.close();
});

/** When the certificates of the two lives are due. The annuity pays ₹15,625.00 on the 5th. */
async function certificates(his: CalendarDate, hers: CalendarDate): Promise<void> {
  const { db } = api.deps;
  const missing = { given_on: null, review_ticket: null };
  await db
    .updateTable('life_certificate')
    .set({ ...missing, due_on: his })
    .where('policy_no', '=', ANNUITY)
    .execute();
  await db
    .updateTable('second_annuitant')
    .set({ ...missing, due_on: hers })
    .where('policy_no', '=', ANNUITY)
    .execute();
  await db
    .updateTable('annuity')
    .set({ instalment: 15_625_00, mode: 'monthly', first_on: '2020-01-05', next_on: '2026-10-05' })
    .where('policy_no', '=', ANNUITY)
    .execute();
  await db.deleteFrom('benefit').where('policy_no', '=', ANNUITY).where('due_on', '>=', '2026-10-05').execute();
}

const open = () => renderSignedIn(api, 'Gopal', ADDRESS);
const press = ({ user }: RenderedService, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const choose = ({ user }: RenderedService, name: string | RegExp) => user.click(screen.getByRole('radio', { name }));
/** What the list says of each life. */
const lives = () =>
  within(
    screen.getAllByRole('list').find((list) => within(list).queryAllByText('Who receives it').length > 0) ??
      document.body,
  )
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '');

async function sendPicture(shown: RenderedService): Promise<void> {
  await loadedPage('May we compare your picture?');
  await shown.user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await press(shown, 'Continue');
  await loadedPage('Take a picture of your face');
  const file = await face();
  await shown.user.upload(screen.getByLabelText('Or choose a picture of yourself'), file);
  await screen.findByText(`${file.name} is ready to be sent.`);
  await press(shown, 'Send the picture');
  await loadedPage('Confirm with your Aadhaar');
}

async function identify(shown: RenderedService, number: string): Promise<void> {
  await shown.user.type(screen.getByRole('textbox', { name: 'Aadhaar number' }), number);
  await press(shown, 'Send OTP');
  await loadedPage('Enter the OTP from Aadhaar');
  await shown.user.type(await screen.findByRole('textbox', { name: /One-time password/ }), await api.otpFor(MOBILE));
  await press(shown, 'Confirm');
}

it('LC10: lists both lives, and gives the certificate of the chosen one', async () => {
  const shown = await open();
  await loadedPage('Give your life certificate');
  expect(lives()).toEqual([
    expect.stringMatching(/Mr Gopal Das Mathur.*Please give it by 17\/12\/2026.*only if the certificates of both/),
    expect.stringMatching(/Mrs Savitri Mathur.*Please give it by 17\/12\/2026.*only if the certificates of both/),
  ]);
  await choose(shown, /^A picture and Aadhaar/);
  await press(shown, 'Continue');
  expect((await screen.findAllByText('Choose whose life certificate you want to give')).length).toBeGreaterThan(0);
  await choose(shown, 'Mrs Savitri Mathur');
  await press(shown, 'Continue');
  await sendPicture(shown);
  await identify(shown, AADHAAR_OF_SAVITRI);
  await loadedPage('Compare the picture');
  await press(shown, 'Compare now');
  await loadedPage('Check and send');
  expect(screen.getByText(`${ANNUITY}, Mrs Savitri Mathur`)).toBeVisible();
  expect(screen.queryByText(/Mr Gopal Das Mathur$/)).toBeNull();
  await shown.user.click(screen.getByRole('checkbox', { name: /^I am Mrs Savitri Mathur/ }));
  await press(shown, 'Give the certificate');
  await loadedPage('The life certificate of Mrs Savitri Mathur is given');
  expect(
    screen.getByText('The annuity continues. The life certificate of Mr Gopal Das Mathur is still needed.'),
  ).toBeVisible();
  await shown.navigate('/cs/dashboard');
  await loadedPage(/^Hello/);
  await shown.navigate(ADDRESS);
  await loadedPage('Give your life certificate');
  await waitFor(() => expect(lives()[1]).toMatch(/Savitri.*It was given on 26\/11\/2026/));
  // only his is left: there is no choice
  expect(screen.queryByRole('radio', { name: 'Mr Gopal Das Mathur' })).toBeNull();
  expect(lives()[0]).toMatch(/Gopal.*Please give it by/);
});

it('starts the checks again for another person', async () => {
  const shown = await open();
  await loadedPage('Give your life certificate');
  await choose(shown, 'Mr Gopal Das Mathur');
  await choose(shown, /^A picture and Aadhaar/);
  await press(shown, 'Continue');
  await sendPicture(shown);
  await shown.navigate(ADDRESS);
  await loadedPage('Give your life certificate');
  await choose(shown, 'Mrs Savitri Mathur');
  await choose(shown, /^A picture and Aadhaar/);
  await press(shown, 'Continue');
  await sendPicture(shown);
  await identify(shown, AADHAAR_OF_SAVITRI);
  await loadedPage('Compare the picture');
});

it('LC10: does not say that the annuity is held while his certificate keeps it paid', async () => {
  await certificates('2027-12-17', '2026-01-01');
  await open();
  await loadedPage('Give your life certificate');
  expect(lives()[1]).toMatch(/Savitri.*It was due on 01\/01\/2026\. We still pay the annuity/);
  expect(screen.queryByText(/waits for the certificate/)).toBeNull();
});

it('LC10: says that one of the two is enough once it is held', async () => {
  await certificates('2026-08-20', '2026-08-20');
  await open();
  await loadedPage('Give your life certificate');
  for (const life of lives())
    expect(life).toMatch(/₹31,250\.00 waits for the certificate: 2 payments.*One of the two certificates is enough/);
});

it('the form names the chosen person', async () => {
  const shown = await open();
  await loadedPage('Give your life certificate');
  await choose(shown, 'Mrs Savitri Mathur');
  await choose(shown, /^A form signed/);
  await press(shown, 'Continue');
  await loadedPage('Send a signed form');
  expect(screen.getByText(/I have seen Mrs Savitri Mathur today/)).toBeVisible();
});
