import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerAll,
  answerNo,
  answerTo,
  beginHealth,
  choose,
  declare,
  followUps,
  heading,
  press,
  type,
} from '../../testing/fill-in-health.ts';

let api: RunningApi;
beforeEach(async () => {
  api = await startApi({ now: '2026-11-26T04:30:00.000Z' });
  await api.scenario('back office silent', true);
  return () => api.close();
});

describe('the questions of a health declaration', () => {
  it('EH2: takes a height in feet and inches', async () => {
    await beginHealth(api);
    press('Enter it in feet and inches');
    type(/^Feet/, '5');
    type(/^Inches/, '7');
    expect(screen.getByText('That is 170 cm.')).toBeVisible();
    type(/How much do you weigh/, '72');
    for (const radio of screen.getAllByRole('radio', { name: 'No' })) fireEvent.click(radio);
    press('Continue');
    await heading('Heart and sugar');
  });

  it('EH5: does not continue without the answers that a yes opens', async () => {
    await beginHealth(api);
    await answerTo('Height and weight');
    await heading('Heart and sugar');
    answerNo('Heart and sugar');
    choose(/A heart problem/, 'Yes');
    press('Continue');
    const group = within(followUps(/A heart problem/));
    expect(group.getByRole('textbox', { name: /What is it called/ })).toHaveAccessibleDescription(/at least 3/);
    expect(group.getByRole('textbox', { name: /Since when/ })).toHaveAccessibleDescription(/the month and the year/);
    expect(document.activeElement).toHaveTextContent('There is a problem');
  });

  it.each([
    ['nothing', '', 'Please answer this, yes or no.'],
    ['a height outside', '49', 'Enter a height between 50 and 250 cm'],
  ])('says at the field what is wrong with %s', async (_, height, says) => {
    await beginHealth(api);
    type(/How tall/, height);
    press('Continue');
    expect(screen.getAllByText(says).length).toBeGreaterThan(0);
  });

  it('asks for a month that has come, except for what is planned', async () => {
    await beginHealth(api);
    await answerTo('Conditions');
    await heading('Hospital and treatment');
    answerNo('Hospital and treatment');
    choose(/a night in hospital/, 'Yes');
    choose(/advised and not done yet/, 'Yes');
    const [stay, planned] = screen.getAllByRole('textbox', { name: /^When/ });
    for (const field of [stay, planned]) fireEvent.change(field as HTMLElement, { target: { value: '12 2026' } });
    press('Continue');
    expect(stay).toHaveAccessibleDescription(/This date has not come yet\./);
    expect(planned).not.toHaveAccessibleDescription(/not come yet/);
  });

  it('asks for a consent of its own before an answer about HIV', async () => {
    await beginHealth(api);
    await answerTo('Mental health');
    await heading('A question with a consent of its own');
    fireEvent.click(screen.getByRole('radio', { name: 'No' }));
    press('Continue');
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toHaveAccessibleDescription(/choose to tell our doctor/);
  });

  it('EH14: takes any text but half a character', async () => {
    await beginHealth(api);
    await answerTo('Mental health');
    await heading('A question with a consent of its own');
    answerNo('A question with a consent of its own');
    press('Continue');
    await heading('Anything else');
    choose(/Anything else about your health/, 'Yes');
    type(/What should we know/, '\ud800 abc');
    press('Continue');
    const field = screen.getByRole('textbox', { name: /What should we know/ });
    expect(field).toHaveAccessibleDescription(/Please check this answer/);
    expect(field).toHaveValue('\ud800 abc');
    type(/What should we know/, "'; drop table policy; -- 🫀 {{7*7}}");
    press('Continue');
    await heading('Check your answers');
    await declare();
    await heading('Your form was received');
  });

  it('changes an answer from the review, and comes straight back', async () => {
    await beginHealth(api);
    await answerAll();
    press('Change: Do you drink alcohol every week?');
    await heading('Habits');
    choose(/Do you drink alcohol/, 'Yes');
    type(/How many units a week/, '15');
    press('Continue');
    await heading('Check your answers');
    expect(screen.getByRole('row', { name: /alcohol every week\? Yes.*15/ })).toBeVisible();
    await declare();
    await heading('Your form was received');
    expect(screen.getByText(/A person reviews your answers/)).toBeVisible();
  });
});
