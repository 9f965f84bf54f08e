import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type RenderedService, type RenderOptions, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeEach(async () => {
  api = await startApi({ now: '2026-11-26T04:30:00.000Z' });
  await api.scenario('back office silent', true);
  return () => api.close();
});

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: RegExp, text: string, within_ = screen.getByRole('main')) =>
  fireEvent.change(within(within_).getByRole('textbox', { name }), { target: { value: text } });
const choose = (question: RegExp, answer: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: answer }));

const PARTS = [
  'Height and weight',
  'Heart and sugar',
  'Conditions',
  'Hospital and treatment',
  'Habits',
  'Work and travel',
  'Family',
  'Mental health',
  'A question with a consent of its own',
  'Anything else',
] as const;
type Part = (typeof PARTS)[number];

async function begin(query = '', options: RenderOptions = {}): Promise<RenderedService> {
  const shown = await renderSignedIn(api, 'Harpreet', `/cs/submit-ehdf${query}`, options);
  await heading('Health declaration');
  await screen.findByRole('button', { name: 'Begin' });
  press('Begin');
  await heading('Height and weight');
  return shown;
}

/** Answers no to every question of the part. */
function answerNo(part: Part) {
  if (part === 'Height and weight') {
    type(/How tall/, '170');
    type(/How much do you weigh/, '72');
  }
  for (const radio of screen.getAllByRole('radio', { name: 'No' })) fireEvent.click(radio);
  const consent = screen.queryByRole('checkbox', { name: /I agree that you store/ });
  if (consent) fireEvent.click(consent);
}

/** Answers no to every part until one; instead of no, what is given for the part. */
async function answerTo(last: Part, others: Partial<Record<Part, () => void>> = {}) {
  for (const part of PARTS.slice(0, PARTS.indexOf(last) + 1)) {
    await heading(part);
    answerNo(part);
    others[part]?.();
    press('Continue');
  }
}
async function answerAll(others: Partial<Record<Part, () => void>> = {}) {
  await answerTo('Anything else', others);
  await heading('Check your answers');
}
async function declare() {
  press('Continue');
  await heading('Your declaration');
  fireEvent.click(screen.getByRole('checkbox', { name: 'I declare all of this.' }));
  press('Send the form');
}

/** Says yes to a question, and answers what it opens. */
function condition(question: RegExp, what: string) {
  choose(question, 'Yes');
  const group = screen.getAllByRole('group', { name: question }).at(-1) as HTMLElement;
  type(/What is it called/, what, group);
  type(/Since when/, '3 2026', group);
  fireEvent.click(within(group).getByRole('radio', { name: 'Medicine' }));
  fireEvent.click(within(group).getByRole('radio', { name: 'Yes' }));
  type(/last check/, '10/2026', group);
}
const storage = () => JSON.stringify({ ...sessionStorage, ...localStorage });

/** A network that loses the answers to an operation twice, after it took effect: the SDK asks a second time by itself. */
function losing(path: string): typeof fetch {
  let lost = 0;
  return async (input, init) => {
    const answer = await fetch(input, init);
    if (lost === 2 || !String(input instanceof Request ? input.url : input).endsWith(path)) return answer;
    lost += 1;
    throw new TypeError('the connection broke');
  };
}
const declarations = () =>
  api.deps.db.selectFrom('health_declaration').select(['ticket', 'outcome', 'language']).execute();

describe('a health declaration', () => {
  it('EH1: with nothing to report leads to the revival, payable immediately', async () => {
    const shown = await begin();
    await answerAll();
    expect(screen.getByRole('row', { name: /How tall are you\? 170 cm/ })).toBeVisible();
    await declare();
    await heading('Your form was received');
    expect(screen.getByText(/Thank you\. You can pay now\./)).toBeVisible();
    expect(screen.getByText('26/12/2026')).toBeVisible();
    await shown.user.click(screen.getByRole('link', { name: 'Revive the policy' }));
    await heading('Revive a lapsed policy');
    expect(await screen.findByRole('radio', { name: /509012353/ })).toBeChecked();
    await shown.navigate('/cs/submit-ehdf');
    const card = within(await screen.findByRole('region', { name: 'Declarations that we have' }));
    expect(card.getByText('Accepted')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull();
  });

  it('EH2: takes a height in feet and inches', async () => {
    await begin();
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
    await begin();
    await answerTo('Height and weight');
    await heading('Heart and sugar');
    answerNo('Heart and sugar');
    choose(/A heart problem/, 'Yes');
    press('Continue');
    const group = within(screen.getAllByRole('group', { name: /A heart problem/ }).at(-1) as HTMLElement);
    expect(group.getByRole('textbox', { name: /What is it called/ })).toHaveAccessibleDescription(/at least 3/);
    expect(group.getByRole('textbox', { name: /Since when/ })).toHaveAccessibleDescription(/the month and the year/);
    expect(document.activeElement).toHaveTextContent('There is a problem');
  });

  it.each([
    ['nothing', '', 'Please answer this, yes or no.'],
    ['a height outside', '49', 'A height between 50 and 250 cm.'],
  ])('says at the field what is wrong with %s', async (_, height, says) => {
    await begin();
    type(/How tall/, height);
    press('Continue');
    expect(screen.getAllByText(says).length).toBeGreaterThan(0);
  });

  it('asks for a month that has come, except for what is planned', async () => {
    await begin();
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

  it('EH7: takes an HbA1c with a decimal', async () => {
    await begin();
    const diabetes = () => {
      condition(/Diabetes/, 'Type 2');
      type(/HbA1c/, '8,1');
    };
    await answerAll({ 'Heart and sugar': diabetes });
    await declare();
    await heading('Your form was received');
    expect(screen.getByText(/We need a few medical tests/)).toBeVisible();
    expect((await declarations()).map(({ outcome }) => outcome)).toEqual(['medical']);
  });

  it('EH6: "rather tell your doctor" needs no consent, and is shown like any review', async () => {
    await begin();
    const doctor = () => {
      fireEvent.click(screen.getByRole('radio', { name: /^I would rather tell your doctor/ }));
      expect(screen.queryByRole('checkbox', { name: /I agree that you store/ })).toBeNull();
    };
    await answerAll({ 'A question with a consent of its own': doctor });
    await declare();
    await heading('Your form was received');
    const shown = screen.getByRole('main').textContent;
    expect(shown).toMatch(/A person reviews your answers and decides within 7 days\. You pay nothing until then\./);
    expect(shown).not.toMatch(/doctor|HIV/i);
  });

  it('asks for a consent of its own before an answer about HIV', async () => {
    await begin();
    await answerTo('Mental health');
    await heading('A question with a consent of its own');
    fireEvent.click(screen.getByRole('radio', { name: 'No' }));
    press('Continue');
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toHaveAccessibleDescription(/choose to tell our doctor/);
  });

  it('EH9: leaves no answer and no word about health on the device, in an address, a title or an event', async () => {
    const shown = await begin();
    await answerAll({ 'Heart and sugar': () => condition(/A heart problem/, 'Angina since spring') });
    expect(storage()).not.toMatch(/Angina|submit-ehdf/);
    expect(shown.address()).not.toMatch(/heart|mind|hiv/i);
    await declare();
    await heading('Your form was received');
    expect(storage()).not.toMatch(/Angina|submit-ehdf/);
    expect(JSON.stringify(shown.events)).not.toMatch(/Angina|heart|mind|hiv|yes/i);
    expect(screen.getByRole('main')).not.toHaveTextContent(/Angina|heart/i);
  });

  it('EH10: keeps the answers if newer questions exist, and asks only the new ones', async () => {
    let isOld = true;
    await begin('', {
      async fetch(input, init) {
        const answer = await fetch(input, init);
        if (!isOld || !String(input instanceof Request ? input.url : input).endsWith('/ehdf/eligiblepolicies'))
          return answer;
        const body = await answer.json();
        const { declaration } = body;
        const questions = declaration.questions.filter(({ group }: { group: string }) => group !== 'other');
        const older = { ...body, declaration: { ...declaration, version: 1, questions } };
        return new Response(JSON.stringify(older), { status: 200, headers: answer.headers });
      },
    });
    await answerTo('A question with a consent of its own');
    await heading('Check your answers');
    isOld = false;
    await declare();
    await heading('Anything else');
    expect(screen.getByText(/Your answers are still here/)).toBeVisible();
    answerNo('Anything else');
    press('Continue');
    await heading('Check your answers');
    expect(screen.getByRole('row', { name: /How tall are you\? 170 cm/ })).toBeVisible();
    press('Continue');
    await heading('Your declaration');
    press('Send the form');
    await heading('Your form was received');
  });

  it('EH12: is made once if the answer is lost', async () => {
    await begin('', { fetch: losing('/ehdf/submit') });
    await answerAll();
    await declare();
    await screen.findByText('We do not know if it arrived');
    press('Send the form');
    await heading('Your form was received');
    expect(await declarations()).toHaveLength(1);
  });

  it('EH14: takes any text but half a character', async () => {
    await begin();
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

  it('leads to an answer that the server refuses, and repeats nothing of it', async () => {
    await begin('', {
      async fetch(input, init) {
        const answer = await fetch(input, init);
        if (!String(input instanceof Request ? input.url : input).endsWith('/ehdf/eligiblepolicies')) return answer;
        const body = await answer.json();
        const weight = body.declaration.questions.find(({ id }: { id: string }) => id === 'weight');
        weight.most = 500;
        return new Response(JSON.stringify(body), { status: 200, headers: answer.headers });
      },
    });
    await answerAll({ 'Height and weight': () => type(/How much do you weigh/, '400') });
    await declare();
    await heading('Height and weight');
    const field = screen.getByRole('textbox', { name: /How much do you weigh/ });
    expect(field).toHaveAccessibleDescription(/Please check this answer/);
    expect(field).toHaveValue('400');
    expect(screen.getByRole('main')).not.toHaveTextContent('400');
  });

  it('EH15: does not take the policy of another person from the address', async () => {
    await begin('?id=pol_00000000000000000000');
    await answerAll();
    await declare();
    await heading('Your form was received');
  });

  it('shows how it is if it was sent in another tab', async () => {
    await begin();
    await answerAll();
    press('Continue');
    await heading('Your declaration');
    const own = document.body.firstElementChild as HTMLElement;
    own.hidden = true;
    await begin();
    await answerAll();
    await declare();
    await heading('Your form was received');
    document.body.lastElementChild?.setAttribute('hidden', '');
    own.hidden = false;
    fireEvent.click(screen.getByRole('checkbox', { name: 'I declare all of this.' }));
    press('Send the form');
    expect(await screen.findByText(/This is how it is now/)).toBeVisible();
    expect(await screen.findByText('Accepted')).toBeVisible();
  });

  it('changes an answer from the review, and comes straight back', async () => {
    await begin();
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

  it('EH11: is asked for again once it has expired', async () => {
    await begin();
    await answerAll();
    await declare();
    await heading('Your form was received');
    await api.moveTo('2026-12-27T04:30:00.000Z');
    document.body.firstElementChild?.setAttribute('hidden', '');
    await begin();
  });

  it('is shown in Hindi, and sent with the language in which it was read', async () => {
    const shown = await begin();
    await act(async () => shown.app.store.set(localeAtom, 'hi'));
    await heading('लंबाई और वज़न');
    expect(screen.getByRole('textbox', { name: /आपकी लंबाई/ })).toBeVisible();
    await act(async () => shown.app.store.set(localeAtom, 'en'));
    await answerAll();
    await declare();
    await heading('Your form was received');
    expect((await declarations()).map(({ language }) => language)).toEqual(['en']);
  });
});

describe('without anything to declare', () => {
  it('says when it is needed', async () => {
    await renderSignedIn(api, 'Asha', '/cs/submit-ehdf');
    expect(await screen.findByText('You do not need a health declaration')).toBeVisible();
    await waitFor(() => expect(screen.getByText(/lapsed for more than 180 days/)).toBeVisible());
  });
});
