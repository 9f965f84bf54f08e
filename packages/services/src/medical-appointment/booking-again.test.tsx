import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { heading, openVisit, press, TARA, toReview } from '../../testing/book-visit.ts';

let api: RunningApi;
beforeEach(async () => {
  api = await startApi({ now: '2026-11-26T04:30:00.000Z' });
  return () => api.close();
});

const open = (query = '') => openVisit(api, `&do=book${query}`);
const starts = async () => {
  const rows = await api.deps.db.selectFrom('medical_booking').select('start_at').execute();
  return rows.map(({ start_at }) => start_at.toISOString());
};
const WAYS = 'How would you like to do the tests?';

it('MA10: a call is not booked unless it may be recorded, and a centre is the other way', async () => {
  await api.deps.db
    .updateTable('application')
    .set({ medical_category: 'T' })
    .where('application_no', '=', TARA)
    .execute();
  const shown = await open();
  await heading(WAYS);
  const consent = screen.getByRole('checkbox', { name: 'I agree that the call is recorded' });
  expect(consent).not.toBeChecked();
  await press(shown, 'Continue');
  expect(consent).toHaveAccessibleDescription(/If you do not agree, call us and we book a centre/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(WAYS);
  await shown.user.click(consent);
  await press(shown, 'Continue');
  await heading('When would you like to come?');
  expect(await starts()).toEqual([]);
});

describe('an appointment that is being booked', () => {
  it('keeps what was chosen on the way back, and nothing after a reload', async () => {
    const shown = await open();
    await toReview(shown);
    await shown.back();
    await heading('When would you like to come?');
    expect(await screen.findByRole('radio', { name: '08:00 AM' })).toBeChecked();
    await shown.back();
    await heading('Where are you?');
    expect(screen.getByRole('textbox', { name: /PIN code/ })).toHaveValue('400028');
    for (const step of ['place', 'time', 'review']) {
      document.body.replaceChildren();
      const again = await open(`&step=${step}`);
      await heading(WAYS);
      expect(again.address()).not.toContain('step=');
      expect(screen.getByRole('radio', { name: 'At a centre' })).not.toBeChecked();
    }
  });

  it('is there after a reload once it is booked, and cannot be booked a second time', async () => {
    const shown = await open();
    await toReview(shown);
    await press(shown, 'Book this time');
    await heading('Your appointment is booked');
    document.body.replaceChildren();
    await open('&step=review');
    await heading('Medical tests of Ms Tara Joseph');
    expect(screen.getByText('Booked')).toBeVisible();
    expect(await starts()).toEqual(['2026-12-03T02:30:00.000Z']);
  });

  it.each([
    ['the same time', '08:00 AM', 'Your appointment is booked'],
    ['another time', '08:30 AM', 'Medical tests of Ms Tara Joseph'],
  ])('in two tabs for %s is booked once', async (_, time, ends) => {
    const one = await open();
    await toReview(one, time);
    // the other tab is in front
    one.container.hidden = true;
    const other = await open();
    await toReview(other);
    await press(other, 'Book this time');
    await heading('Your appointment is booked');
    other.container.hidden = true;
    one.container.hidden = false;
    await press(one, 'Book this time');
    await heading(ends);
    expect(await starts()).toEqual(['2026-12-03T02:30:00.000Z']);
  });
});
