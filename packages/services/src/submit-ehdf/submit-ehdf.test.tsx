import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answerAll,
  answerNo,
  answerTo,
  beginHealth,
  choose,
  declare,
  heading,
  press,
  sayCondition,
  type,
} from '../../testing/fill-in-health.ts';
import { loseAnswers, renderSignedIn, saved } from '../../testing/index.ts';

let api: RunningApi;
beforeEach(async () => {
  vi.clearAllMocks();
  api = await startApi({ now: '2026-11-26T04:30:00.000Z' });
  await api.scenario('back office silent', true);
  return () => api.close();
});

const storage = () => JSON.stringify({ ...sessionStorage, ...localStorage });
const declarations = () =>
  api.deps.db.selectFrom('health_declaration').select(['ticket', 'outcome', 'language']).execute();

describe('a health declaration', () => {
  it('EH1: with nothing to report leads to the revival, payable immediately', async () => {
    const shown = await beginHealth(api);
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

  it('EH7: takes an HbA1c with a decimal', async () => {
    await beginHealth(api);
    const diabetes = () => {
      sayCondition(/Diabetes/, 'Type 2');
      type(/HbA1c/, '8,1');
    };
    await answerAll({ 'Heart and sugar': diabetes });
    await declare();
    await heading('Your form was received');
    expect(screen.getByText(/We need a few medical tests/)).toBeVisible();
    expect((await declarations()).map(({ outcome }) => outcome)).toEqual(['medical']);
  });

  it('EH6: "rather tell your doctor" needs no consent, and is shown like any review', async () => {
    await beginHealth(api);
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

  it('EH9: leaves no answer and no word about health on the device, in an address, a title or an event', async () => {
    const shown = await beginHealth(api);
    await answerAll({ 'Heart and sugar': () => sayCondition(/A heart problem/, 'Angina since spring') });
    expect(storage()).not.toMatch(/Angina|submit-ehdf/);
    expect(shown.address()).not.toMatch(/heart|mind|hiv/i);
    await declare();
    await heading('Your form was received');
    expect(storage()).not.toMatch(/Angina|submit-ehdf/);
    expect(JSON.stringify(shown.events)).not.toMatch(/Angina|heart|mind|hiv|yes/i);
    expect(screen.getByRole('main')).not.toHaveTextContent(/Angina|heart/i);
  });

  it('EH9: gives the person their own copy, now and later', async () => {
    const shown = await beginHealth(api);
    await answerAll({ 'Heart and sugar': () => sayCondition(/A heart problem/, 'Angina since spring') });
    await declare();
    await heading('Your form was received');
    await shown.user.click(screen.getByRole('button', { name: 'Save my answers' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [file, name] = saved.mock.calls[0] ?? [];
    expect(name).toMatch(/^declaration-SR\d{10}\.pdf$/);
    expect(await file?.text()).toMatch(/^%PDF-/);
    expect(storage()).not.toMatch(/Angina|declaration-/);
    await shown.navigate('/cs/submit-ehdf');
    await shown.user.click(await screen.findByRole('button', { name: 'Save my answers Policy 509012353' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  });

  it('EH10: keeps the answers if newer questions exist, and asks only the new ones', async () => {
    let isOld = true;
    await beginHealth(api, '', {
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
    await beginHealth(api, '', { fetch: loseAnswers('/ehdf/submit') });
    await answerAll();
    await declare();
    await screen.findByText('We do not know if it arrived');
    press('Send the form');
    await heading('Your form was received');
    expect(await declarations()).toHaveLength(1);
  });

  it('leads to an answer that the server refuses, and repeats nothing of it', async () => {
    await beginHealth(api, '', {
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
    await beginHealth(api, '?id=pol_00000000000000000000');
    await answerAll();
    await declare();
    await heading('Your form was received');
  });

  it('shows how it is if it was sent in another tab', async () => {
    await beginHealth(api);
    await answerAll();
    press('Continue');
    await heading('Your declaration');
    const own = document.body.firstElementChild as HTMLElement;
    own.hidden = true;
    await beginHealth(api);
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

  describe('EH11: once it has expired', () => {
    const QUESTION = /Has anything changed .* since 26\/11\/2026\?/;
    const expire = async () => {
      await beginHealth(api);
      await answerAll();
      await declare();
      await heading('Your form was received');
      await api.moveTo('2026-12-27T04:30:00.000Z');
      document.body.replaceChildren();
      const shown = await renderSignedIn(api, 'Harpreet', '/cs/submit-ehdf');
      await screen.findByRole('group', { name: QUESTION });
      return shown;
    };

    it('asks one question, and counts again if nothing has changed', async () => {
      await expire();
      press('Begin');
      await screen.findByRole('alert');
      expect(screen.getByRole('group', { name: QUESTION })).toHaveAccessibleDescription(
        /Please answer this, yes or no\./,
      );
      choose(QUESTION, 'No');
      press('Continue');
      await heading('Your declaration');
      expect(screen.getByText(/^Nothing has changed since 26\/11\/2026/)).toBeVisible();
      fireEvent.click(screen.getByRole('checkbox', { name: 'I declare all of this.' }));
      press('Send the form');
      await heading('Your form was received');
      expect(screen.getByText(/Thank you\. You can pay now\./)).toBeVisible();
      expect(screen.getByText('26/01/2027')).toBeVisible();
    });

    it('asks everything again if something has changed', async () => {
      await expire();
      choose(QUESTION, 'Yes');
      press('Begin');
      await heading('Height and weight');
      expect(screen.getByRole('textbox', { name: /How tall/ })).toHaveValue('');
    });
  });

  it('is shown in Hindi, and sent with the language in which it was read', async () => {
    const shown = await beginHealth(api);
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
