import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { bookMedicalCentre, newId } from '@lifedesk/sdk';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { caseOfTara, follow, heading, openVisit, press, TARA, toReview, type } from '../../testing/book-visit.ts';
import {
  asApplicant,
  loseAnswers,
  type RenderedService,
  type RenderOptions,
  renderService,
  renderSignedIn,
  saved,
} from '../../testing/index.ts';

let api: RunningApi;
beforeEach(async () => {
  vi.clearAllMocks();
  api = await startApi({ now: '2026-11-26T04:30:00.000Z' });
  return () => api.close();
});

const open = (query = '', options: RenderOptions = {}) => openVisit(api, query, options);
const caseOf = () => caseOfTara(api);
async function toBooked(): Promise<RenderedService> {
  const shown = await open('&do=book');
  await toReview(shown);
  await press(shown, 'Book this time');
  await heading('Your appointment is booked');
  return shown;
}

const bookings = () => api.deps.db.selectFrom('medical_booking').selectAll().execute();

describe('booking', () => {
  it('MA1: shows number, word, the evening before and a calendar file', async () => {
    const shown = await toBooked();
    expect(screen.getByText('K7QM-2XPD')).toBeVisible();
    expect(
      screen.getByText(/On 02\/12\/2026, nothing but water from 08:00 PM, at the latest from 10:00 PM/),
    ).toBeVisible();
    await press(shown, 'Save to the calendar');
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const file = await saved.mock.calls[0]?.[0].text();
    expect(file).toMatch(/DTSTART:20261203T023000Z/);
    expect(file).not.toMatch(/blood|ECG|examination/i);
    await follow(shown, 'See the appointment');
    await heading('Medical tests of Ms Tara Joseph');
    expect(screen.getByText('Booked')).toBeVisible();
  });

  it('MA2: names the nearest times when one is taken, and one press takes another', async () => {
    const shown = await open('&do=book');
    await toReview(shown);
    await takeSeat();
    await press(shown, 'Book this time');
    expect(await screen.findByText(/That time has just gone/)).toBeVisible();
    const near = screen.getAllByRole('button', { name: /^Book 0\d\/12\/2026/ });
    expect(near).toHaveLength(3);
    await press(shown, 'Book 03/12/2026, 08:30 AM');
    await heading('Your appointment is booked');
    expect(screen.getByText('03/12/2026, 08:30 AM')).toBeVisible();
  });

  it('MA6: asks for the state and the city if it does not know the PIN code', async () => {
    const shown = await open('&do=book');
    await heading('How would you like to do the tests?');
    await shown.user.click(screen.getByRole('radio', { name: 'At a centre' }));
    await press(shown, 'Continue');
    await heading('Where are you?');
    await type(shown, /PIN code/, '40002');
    await press(shown, 'Continue');
    expect(screen.getByRole('textbox', { name: /PIN code/ })).toHaveAccessibleDescription(/6/);
    await shown.user.clear(screen.getByRole('textbox', { name: /PIN code/ }));
    await type(shown, /PIN code/, '999999');
    await press(shown, 'Continue');
    expect(await screen.findByText('We do not know this PIN code.')).toBeVisible();
    await press(shown, 'Use the state and the city instead');
    await heading('Where are you?');
    await type(shown, /State/, 'maharashtra');
    await type(shown, /City/, 'Pune');
    await press(shown, 'Continue');
    await heading('When would you like to come?');
    await screen.findByRole('combobox', { name: 'Day' });
  });

  it('MA7, MA8: lists the nearest first, and no centre without a woman attendant', async () => {
    const shown = await open('&do=book');
    await heading('How would you like to do the tests?');
    expect(screen.getByRole('checkbox', { name: 'I would like a woman attendant' })).toBeChecked();
    await shown.user.click(screen.getByRole('radio', { name: 'At a centre' }));
    await press(shown, 'Continue');
    await heading('Where are you?');
    await type(shown, /PIN code/, '400028');
    await press(shown, 'Continue');
    const places = (await screen.findAllByRole('radio', { name: /km/ })).map(
      (radio) => radio.closest('label')?.textContent,
    );
    expect(places[0]).toMatch(/^1\. Lotus Diagnostics Dadar, 0\.0 km/);
    expect(places[1]).toMatch(/^2\. Lotus Diagnostics Parel, 2\.0 km/);
    expect(places.join()).not.toMatch(/Vasant/);
    const map = within(screen.getByRole('img', { name: /^Map of the places around your PIN code/ }));
    expect(places.map((_, place) => map.getByText(String(place + 1)).textContent)).toEqual(['1', '2']);
    expect(map.queryByText('3')).toBeNull();
    expect(map.getByText('1 km')).toBeInTheDocument();
  });

  it('MA9: goes without the consent to a test for HIV, which is not preset', async () => {
    const shown = await open('&do=book');
    await toReview(shown);
    expect(screen.getByRole('checkbox', { name: /tested for HIV/ })).not.toBeChecked();
    await press(shown, 'Book this time');
    await heading('Your appointment is booked');
    expect((await bookings()).map(({ hiv_test }) => hiv_test)).toEqual([false]);
  });

  it('MA11: says that we still ask a centre that takes 40 seconds, and then that it is booked', async () => {
    await api.scenario('centre late', true);
    const shown = await open('&do=book');
    await toReview(shown);
    await press(shown, 'Book this time');
    await heading('We are still asking the centre');
    expect(screen.queryByRole('button', { name: 'Save to the calendar' })).not.toBeInTheDocument();
    await follow(shown, 'See the appointment');
    await heading('Medical tests of Ms Tara Joseph');
    expect(screen.getByText('We are asking the centre')).toBeVisible();
    await press(shown, 'Check again');
    expect(await screen.findByText('The centre has not answered yet.')).toBeVisible();
    await api.sandbox.state.moveTo(new Date(api.now().getTime() + 41_000));
    await press(shown, 'Check again');
    expect(await screen.findByText('Booked')).toBeVisible();
    expect(await bookings()).toHaveLength(1);
  });

  it('names other times when the centre refuses one', async () => {
    await api.scenario('centre refuses', true);
    const shown = await open('&do=book');
    await toReview(shown);
    await press(shown, 'Book this time');
    expect(await screen.findByText(/That time has just gone/)).toBeVisible();
    await api.scenario('centre refuses', false);
    await press(shown, 'Book 03/12/2026, 08:30 AM');
    await heading('Your appointment is booked');
  });

  it('MA11: takes effect once if the answer is lost', async () => {
    const shown = await open('&do=book', { fetch: loseAnswers('/medical/bookcentre') });
    await toReview(shown);
    await press(shown, 'Book this time');
    await screen.findByText('We do not know if it arrived');
    await press(shown, 'Book this time');
    await heading('Your appointment is booked');
    expect(await bookings()).toHaveLength(1);
  });
});

describe('a booked appointment', () => {
  it('MA3, MA4: is moved, and no more after three changes', async () => {
    const shown = await toBooked();
    await follow(shown, 'See the appointment');
    await follow(shown, 'Change the time');
    await toReview(shown, '08:30 AM');
    await press(shown, 'Book this time');
    await heading('Your appointment is changed');
    await follow(shown, 'See the appointment');
    expect(await screen.findByText(/2 more times/)).toBeVisible();
    await api.deps.db.updateTable('medical_case').set({ changes: 3 }).execute();
    await follow(shown, 'All applications');
    await follow(shown, new RegExp(TARA));
    await follow(shown, 'Time and place of the tests');
    expect(await screen.findByText(/changed three times/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Change the time' })).toBeNull();
    expect(screen.getByRole('link', { name: /^Call / })).toBeVisible();
  });

  it('MA3: says why it is too late, with the number to call', async () => {
    const shown = await toBooked();
    await follow(shown, 'See the appointment');
    await follow(shown, 'Cancel the appointment');
    await heading('Do you want to cancel the appointment?');
    await api.deps.db
      .updateTable('medical_booking')
      .set({ start_at: new Date(api.now().getTime() + 3_600_000) })
      .execute();
    await press(shown, 'Cancel the appointment');
    expect((await screen.findAllByText(/Less than 12 hours are left/))[0]).toBeVisible();
    // beside the number that the page always shows
    expect(screen.getAllByRole('link', { name: /^Call / })).toHaveLength(2);
  });

  it('MA12: is confirmed, and shown as it is if it was changed elsewhere', async () => {
    const shown = await toBooked();
    await follow(shown, 'See the appointment');
    await heading(/Medical tests of/);
    await press(shown, 'I will come');
    expect(await screen.findByText('You said that you will come.')).toBeVisible();
    await follow(shown, 'Cancel the appointment');
    await heading('Do you want to cancel the appointment?');
    const [row] = await bookings();
    const caseId = row?.case_id ?? '';
    const body = { caseId, cancel: row?.booking_id ?? '' };
    await bookMedicalCentre(shown.app.sdk, body, { idempotencyKey: newId() });
    await press(shown, 'Cancel the appointment');
    expect(await screen.findByText(/This is how it is now/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Choose a time' })).toBeVisible();
  });

  it('shows that the centre cancelled it, with three other times', async () => {
    const shown = await toBooked();
    await api.scenario('centre cancels', true);
    await api.advance(60_000);
    await follow(shown, 'See the appointment');
    expect(await screen.findByText('The centre cannot see you on 03/12/2026, 08:00 AM')).toBeVisible();
    for (const time of ['07:30 AM', '08:30 AM', '07:00 AM'])
      expect(screen.getByText(`03/12/2026, ${time}`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a time' })).toBeVisible();
  });

  it('is cancelled while the centre is still asked', async () => {
    await api.scenario('centre away', true);
    const shown = await open('&do=book');
    await toReview(shown);
    await press(shown, 'Book this time');
    await heading('We are still asking the centre');
    await follow(shown, 'See the appointment');
    await follow(shown, 'Cancel the appointment');
    await heading('Do you want to cancel the appointment?');
    await press(shown, 'Cancel the appointment');
    await heading('Your appointment is cancelled');
  });

  it('is cancelled, and another time can be chosen', async () => {
    const shown = await toBooked();
    await follow(shown, 'See the appointment');
    await follow(shown, 'Cancel the appointment');
    await heading('Do you want to cancel the appointment?');
    await follow(shown, 'Back');
    await heading(/Medical tests of/);
    await follow(shown, 'Cancel the appointment');
    await heading('Do you want to cancel the appointment?');
    await shown.user.click(screen.getByRole('radio', { name: 'I am travelling' }));
    await press(shown, 'Cancel the appointment');
    await heading('Your appointment is cancelled');
    await follow(shown, 'Choose a time');
    await heading('How would you like to do the tests?');
  });

  it('MA5: after two missed visits a person calls', async () => {
    await open();
    await heading(/Medical tests of/);
    await api.deps.db.updateTable('medical_case').set({ state: 'missed', missed: 2 }).execute();
    document.body.replaceChildren();
    await open();
    expect(await screen.findByText(/A person calls you to find a time/)).toBeVisible();
  });
});

describe('MA13: the reports', () => {
  it('are listed once they are in, and saved one by one', async () => {
    const shown = await toBooked();
    expect(screen.queryByRole('region', { name: 'Your reports' })).toBeNull();
    const { db } = api.deps;
    await db.updateTable('medical_booking').set({ state: 'done' }).execute();
    await db.updateTable('medical_case').set({ state: 'reports-in', tested_on: '2026-12-03' }).execute();
    await follow(shown, 'See the appointment');
    const reports = within(await screen.findByRole('region', { name: 'Your reports' }));
    expect(reports.getAllByRole('listitem').map((item) => item.firstChild?.firstChild?.textContent)).toEqual([
      'Examination by a doctor, 03/12/2026',
      'Blood and urine tests, 03/12/2026',
      'Resting ECG, 03/12/2026',
    ]);
    await shown.user.click(reports.getByRole('button', { name: 'Download Resting ECG, 03/12/2026' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [file, name] = saved.mock.calls[0] ?? [];
    expect(name).toBe('report-2026-12-03-3.pdf');
    expect(await file?.text()).toContain('Resting ECG');
    await act(async () => shown.app.store.set(localeAtom, 'hi'));
    expect(await screen.findByRole('heading', { name: 'आपकी रिपोर्ट' })).toBeVisible();
  });
});

describe('the list', () => {
  it('MA14: does not open the case of another person', async () => {
    const caseId = await caseOf();
    document.body.replaceChildren();
    const signIn = await asApplicant(api, 'AP1000000011');
    await renderService(api, `/cs/track-application?case=${caseId}`, { signIn });
    expect(await screen.findByText('We cannot show these tests')).toBeVisible();
  });

  it('says that nothing is needed, in Hindi too', async () => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/medical-appointment');
    expect(await screen.findByText('You do not need any medical tests')).toBeVisible();
    await act(async () => shown.app.store.set(localeAtom, 'hi'));
    expect(await screen.findByText('आपको कोई मेडिकल जाँच नहीं करानी है')).toBeVisible();
  });

  it('leads from the application to its tests', async () => {
    const signIn = await asApplicant(api, TARA);
    const shown = await renderService(api, '/cs/track-application', { signIn });
    await follow(shown, new RegExp(TARA));
    await follow(shown, 'Time and place of the tests');
    await heading('Medical tests of Ms Tara Joseph');
    expect(within(screen.getByRole('region', { name: 'What is tested' })).getByText('₹0')).toBeVisible();
  });
});

/** Someone else takes the only seat at 8:00 in Dadar. */
async function takeSeat(): Promise<void> {
  const { db } = api.deps;
  const { case_id } = await db.selectFrom('medical_case').select('case_id').executeTakeFirstOrThrow();
  const booking_id = `mb_${'0'.repeat(32)}`;
  const at = { centre_id: 'mc_dadar', start_at: new Date('2026-12-03T02:30:00.000Z') };
  const wishes = { woman_attendant: false, hiv_test: null, language: null, video: null, mobile: null };
  await db
    .insertInto('medical_booking')
    .values({
      ...at,
      ...wishes,
      booking_id,
      case_id,
      end_at: new Date('2026-12-03T03:00:00.000Z'),
      state: 'cancelled',
      made_at: new Date('2026-11-25T04:30:00.000Z'),
    })
    .execute();
  await db
    .insertInto('medical_seat')
    .values({ ...at, seat: 1, booking_id })
    .execute();
}
