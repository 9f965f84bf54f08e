import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RenderedService, renderService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  for (const table of ['plan_interest', 'plan_refusal', 'banner_hidden', 'consent_log'] as const)
    await api.deps.db.deleteFrom(table).execute();
});
afterAll(() => api?.close());

const ADDRESS = '/cs/recommended-plans';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = ({ user }: RenderedService, name: string | RegExp) => user.click(screen.getByRole('button', { name }));

interface TypedAnswers {
  readonly goal?: string;
  readonly income?: string;
  readonly dependants?: string;
  readonly years?: string;
  readonly loss?: RegExp;
}

/** Answers the questions and shows the plans. */
async function answer(shown: RenderedService, said: TypedAnswers = {}): Promise<void> {
  const { goal = 'Growth with the market', income = '₹10,00,000 to ₹25,00,000', dependants = '2' } = said;
  const { user } = shown;
  await heading('Which plan fits you?');
  await user.click(await screen.findByRole('radio', { name: goal }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your income in a year' }), income);
  await user.type(screen.getByRole('textbox', { name: /How many people/ }), dependants);
  await user.type(screen.getByRole('textbox', { name: /how many years/ }), said.years ?? '15');
  await user.click(screen.getByRole('radio', { name: said.loss ?? /^Yes/ }));
  await press(shown, 'Show plans that fit');
}
const findStored = () => api.deps.db.selectFrom('plan_interest').selectAll().execute();

describe('recommended plans', () => {
  it('follow the questions: the plan that fits with its reason, figures and assumptions, and why the others do not', async () => {
    const shown = await renderSignedIn(api, 'Asha', ADDRESS);
    await heading('Which plan fits you?');
    for (const radio of await screen.findAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.queryByText(/Meru Wealth Builder/)).toBeNull();
    await answer(shown);
    await heading('Plans that fit your answers');
    const plan = within(screen.getByRole('region', { name: 'Meru Wealth Builder' }));
    expect(plan.getByText(/invests in funds whose value may fall/)).toBeVisible();
    expect(plan.getByText('₹60,000 a year for 10 years')).toBeVisible();
    expect(plan.getByText('Assumed return of 4 % a year')).toBeVisible();
    expect(plan.getByText('Assumed return of 8 % a year')).toBeVisible();
    expect(plan.getByText(/not the upper or lower limits/)).toBeVisible();
    expect(plan.getByText('You bear the investment risk')).toBeVisible();
    expect(screen.getAllByText('This plan is for another goal.')).toHaveLength(4);
    expect(shown.address()).toBe(ADDRESS);
  });

  it('are empty if none fits, which the page says plainly, and the answers can be changed', async () => {
    const shown = await renderSignedIn(api, 'Asha', ADDRESS);
    await answer(shown, { income: 'Below ₹2,50,000' });
    await heading('None of our plans fits');
    expect(screen.queryByRole('button', { name: /Ask for a call/ })).toBeNull();
    await press(shown, 'Change answers');
    expect(await screen.findByRole('textbox', { name: /how many years/ })).toHaveValue('15');
    await shown.user.selectOptions(screen.getByRole('combobox'), '₹10,00,000 to ₹25,00,000');
    await press(shown, 'Show plans that fit');
    await heading('Plans that fit your answers');
  });

  it('are not requested with a missing or wrong answer, which is reported at its field', async () => {
    const shown = await renderSignedIn(api, 'Asha', ADDRESS);
    await answer(shown, { dependants: '21', years: '0' });
    const problems = within(await screen.findByRole('alert'));
    expect(problems.getAllByRole('link')).toHaveLength(2);
    expect(screen.getByRole('textbox', { name: /How many people/ })).toHaveAccessibleDescription(/from 0 to 20/);
    expect(screen.getByRole('textbox', { name: /how many years/ })).toHaveAccessibleDescription(/from 1 to 40/);
    expect(screen.getByRole('textbox', { name: /how many years/ })).toHaveValue('0');
  });

  it('leave no answer on the device or in analytics', async () => {
    const shown = await renderSignedIn(api, 'Asha', ADDRESS);
    await answer(shown);
    await heading('Plans that fit your answers');
    const { store } = shown.app.sdk.session;
    const stored = (['session', 'local'] as const).flatMap((area) =>
      store.keys(area).map((key) => store.get(area, key)),
    );
    expect(JSON.stringify([stored, shown.events])).not.toMatch(/growth|1000000|may-fall/);
  });
});

describe('interest', () => {
  it('is registered once, with consent and a time, and withdrawn in the same place', async () => {
    const shown = await renderSignedIn(api, 'Asha', ADDRESS);
    await answer(shown);
    await heading('Plans that fit your answers');
    await press(shown, 'Ask for a call about Meru Wealth Builder');
    const consent = await screen.findByRole('checkbox', { name: 'Call me about Meru Wealth Builder.' });
    expect(consent).not.toBeChecked();
    await press(shown, 'Ask for a call');
    expect(consent).toHaveAccessibleDescription(/Tick the box/);
    expect(await findStored()).toEqual([]);
    await shown.user.click(consent);
    await shown.user.click(screen.getByRole('radio', { name: /^Evening/ }));
    await shown.user.dblClick(screen.getByRole('button', { name: 'Ask for a call' }));
    expect(await screen.findByText('We will call you about Meru Wealth Builder')).toBeVisible();
    expect(await findStored()).toMatchObject([{ call_window: 'evening', mobile: '+919876543210' }]);

    const other = await renderSignedIn(api, 'Asha', ADDRESS);
    const again = within(other.container);
    await shown.user.click(await again.findByRole('button', { name: 'Withdraw the call about Meru Wealth Builder' }));
    await waitFor(() => expect(again.queryByText('We will call you about Meru Wealth Builder')).toBeNull());
    expect((await findStored()).filter(({ mobile }) => mobile !== null)).toEqual([]);
  });

  it('can be declined as easily, and the plan stays away', async () => {
    const shown = await renderSignedIn(api, 'Asha', ADDRESS);
    await answer(shown);
    await heading('Plans that fit your answers');
    await press(shown, 'Not interested in Meru Wealth Builder');
    await heading('None of our plans fits');
    expect(await api.deps.db.selectFrom('plan_refusal').select('plan_code').execute()).toEqual([
      { plan_code: 'MWB02' },
    ]);
  });

  it('says if it could not be confirmed, and keeps what was typed', async () => {
    const shown = await renderSignedIn(api, 'Asha', ADDRESS, {
      fetch: (input, init) =>
        String(input instanceof Request ? input.url : input).endsWith('/submit')
          ? Promise.resolve(new Response(null, { status: 503 }))
          : fetch(input, init),
    });
    await answer(shown);
    await heading('Plans that fit your answers');
    await press(shown, /^Ask for a call about/);
    await shown.user.click(await screen.findByRole('checkbox'));
    await shown.user.click(screen.getByRole('radio', { name: /^Morning/ }));
    await press(shown, 'Ask for a call');
    expect(await screen.findByText('We could not confirm your request')).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('hides a failure on the next attempt, and keeps focus on the page', async () => {
    let fails = true;
    const shown = await renderSignedIn(api, 'Asha', ADDRESS, {
      fetch: (input, init) =>
        fails && String(input instanceof Request ? input.url : input).endsWith('/submit')
          ? Promise.resolve(new Response(null, { status: 503 }))
          : fetch(input, init),
    });
    await answer(shown);
    const results = await heading('Plans that fit your answers');
    await press(shown, /^Ask for a call about/);
    await shown.user.click(await screen.findByRole('checkbox'));
    await shown.user.click(screen.getByRole('radio', { name: /^Morning/ }));
    await press(shown, 'Ask for a call');
    const said = await screen.findByRole('button', { name: 'Close' });
    fails = false;
    await press(shown, 'Ask for a call');
    expect(await screen.findByText(/^We will call you about/)).toBeVisible();
    await waitFor(() => expect(said).not.toBeInTheDocument());
    await waitFor(() => expect(results).toHaveFocus());
    await press(shown, /^Withdraw/);
    await waitFor(() => expect(screen.queryByText(/^We will call you about/)).toBeNull());
    await waitFor(() => expect(results).toHaveFocus());
  });
});

describe('without a session', () => {
  it('asks for the date of birth, a name and a number, and can be withdrawn after a reload on the same device', async () => {
    const shown = await renderService(api, ADDRESS);
    await heading('Which plan fits you?');
    const born = within(await screen.findByRole('group', { name: 'Your date of birth' }));
    for (const [part, text] of [
      ['Day', '15'],
      ['Month', '06'],
      ['Year', '1985'],
    ] as const)
      await shown.user.type(born.getByRole('textbox', { name: part }), text);
    await answer(shown);
    await heading('Plans that fit your answers');
    await press(shown, 'Ask for a call about Meru Wealth Builder');
    await shown.user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Meera Rao');
    await shown.user.type(screen.getByRole('textbox', { name: 'Your mobile number' }), '12345');
    await shown.user.click(screen.getByRole('radio', { name: /^Evening/ }));
    await shown.user.click(screen.getByRole('checkbox'));
    await press(shown, 'Ask for a call');
    const mobile = screen.getByRole('textbox', { name: 'Your mobile number' });
    expect(mobile).toBeInvalid();
    await shown.user.clear(mobile);
    await shown.user.type(mobile, '98123 98123');
    await press(shown, 'Ask for a call');
    expect(await screen.findByText('We will call you about Meru Wealth Builder')).toBeVisible();
    expect(await findStored()).toMatchObject([{ name: 'Meera Rao', mobile: '+919812398123' }]);

    const again = await renderService(api, ADDRESS, { store: shown.app.sdk.session.store });
    await shown.user.click(
      await within(again.container).findByRole('button', { name: 'Withdraw the call about Meru Wealth Builder' }),
    );
    await waitFor(async () => expect((await findStored()).filter(({ mobile: number }) => number !== null)).toEqual([]));
  });
});

describe('the banner', () => {
  it('comes last on the dashboard, and stays away once it is hidden', async () => {
    const shown = await renderSignedIn(api, 'Asha');
    const banner = await screen.findByRole('region', { name: 'Is there a plan that fits you?' });
    const actions = screen.getByRole('region', { name: 'Quick actions' });
    expect(actions.compareDocumentPosition(banner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(banner).getByRole('link', { name: 'Find a plan that fits' })).toHaveAttribute('href', ADDRESS);
    await shown.user.click(within(banner).getByRole('button', { name: 'Do not show this again' }));
    expect(await screen.findByText(/We will not show this again/)).toBeVisible();
    await waitFor(async () =>
      expect(await api.deps.db.selectFrom('banner_hidden').select('session_kind').execute()).toHaveLength(1),
    );
  });
});
