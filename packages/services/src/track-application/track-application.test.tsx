import { type RunningApi, renewSendBudgets, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  applicantOf,
  asApplicant,
  holdAnswers,
  type RenderedService,
  renderService,
  renderSignedIn,
} from '../../testing/index.ts';

const ADDRESS = '/cs/track-application';
const LOOK = `${ADDRESS}?look=1`;
/** Waits for a paper of an applicant who has no policy. */
const PAPERS = 'AP1000000011';
/** Its applicant shares a mobile number with another. */
const SHARED = 'AP1000000015';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api?.close());

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = ({ user }: RenderedService, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

async function typeDate({ user }: RenderedService, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  for (const [name, text] of [
    ['Day', day],
    ['Month', month],
    ['Year', year],
  ] as const) {
    await user.clear(field(name));
    await user.type(field(name), text);
  }
}

async function look(shown: RenderedService, applicationNo: string, birthDate: string): Promise<void> {
  const number = field(/^Application number/);
  await shown.user.clear(number);
  await shown.user.type(number, applicationNo);
  await typeDate(shown, birthDate);
  await press(shown, 'See the stage');
}

/** Signs in on the page with an application number or a mobile number. */
async function signIn(shown: RenderedService, loginId: string, mobile: string | null): Promise<void> {
  await renewSendBudgets(api);
  await shown.user.type(field(/^Application number or mobile/), loginId);
  await press(shown, 'Send OTP');
  const otp = await screen.findByRole('textbox', { name: /One-time password/ });
  await shown.user.type(otp, await api.otpFor(mobile ?? ''));
  await press(shown, 'Sign in');
}

describe('the stage without an OTP', () => {
  it('TA1: is shown with its date, whose turn it is, and nothing else about the application', async () => {
    const { birth_date } = await applicantOf(api, PAPERS);
    const shown = await renderService(api, LOOK);
    await heading('What stage is the application at?');
    await look(shown, 'ap 1000 000 011', String(birth_date));
    const result = within(await screen.findByRole('region', { name: 'Stage of the application' }));
    await waitFor(() => expect(result.getByRole('heading', { level: 2 })).toHaveFocus());
    expect(result.getByText('Waiting for you')).toBeVisible();
    expect(result.getByText('Yes, please send it')).toBeVisible();
    expect(document.body.textContent).not.toMatch(/₹|Leela|Nair|Savings/);
    expect(shown.address()).toBe(LOOK);
    expect(JSON.stringify(shown.events)).not.toContain(PAPERS);
  });

  it('TA2, TA3: is the same for a wrong date and an unknown number, and ends after a few tries', async () => {
    const shown = await renderService(api, LOOK);
    await heading('What stage is the application at?');
    await look(shown, PAPERS, '1990-03-13');
    expect(await screen.findByText('We found no application for these details')).toBeVisible();
    const wrongDate = screen.getByRole('region', { name: 'Stage of the application' }).textContent;
    await look(shown, 'AP9999999999', '1990-03-12');
    expect(await screen.findByText('We found no application for these details')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Stage of the application' }).textContent).toBe(wrongDate);
    for (let n = 0; n < 5; n++) {
      await look(shown, PAPERS, '1990-03-14');
      await screen.findByText('We found no application for these details');
    }
    await look(shown, PAPERS, '1990-03-12');
    expect(await screen.findByText('Too many tries')).toBeVisible();
  });

  it('is not asked for with something missing or wrong, which is reported at its field', async () => {
    const { fetch, count } = holdAnswers('/application/trackskiplogin');
    const shown = await renderService(api, LOOK, { fetch });
    await heading('What stage is the application at?');
    await press(shown, 'See the stage');
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(2);
    await look(shown, 'AP12', '2090-01-01');
    expect(field(/^Application number/)).toBeInvalid();
    expect(screen.getAllByText(/It is in the future or too long ago/).length).toBeGreaterThan(0);
    expect(count()).toBe(0);
  });

  it('says nothing about earlier details, in whatever order the answers arrive', async () => {
    const { fetch, count, release } = holdAnswers('/application/trackskiplogin');
    const shown = await renderService(api, LOOK, { fetch });
    await heading('What stage is the application at?');
    await look(shown, PAPERS, '1990-03-12');
    await waitFor(() => expect(count()).toBe(1));
    await shown.user.type(field(/^Application number/), '1');
    release(0);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Stage of the application' })).toBeNull());
  });

  it('is available in Hindi, and links to the sign-in', async () => {
    const { app, user } = await renderService(api, LOOK);
    await heading('What stage is the application at?');
    await act(async () => app.store.set(localeAtom, 'hi'));
    await heading('आवेदन किस चरण पर है?');
    await user.click(screen.getByRole('link', { name: 'OTP से साइन इन करें' }));
    await heading('अपने आवेदन की स्थिति देखें');
  });
});

describe('following an application', () => {
  it('TA4: takes the OTP of an applicant who is no customer, and opens the applications here', async () => {
    const { mobile } = await applicantOf(api, PAPERS);
    const shown = await renderService(api, ADDRESS);
    await heading('Follow your application');
    await signIn(shown, (mobile ?? '').slice(-10), mobile);
    await heading('Your applications');
    expect(await screen.findByRole('link', { name: new RegExp(PAPERS) })).toBeVisible();
    expect(shown.address()).toBe(ADDRESS);
    expect(shown.app.sdk.session.state).toMatchObject({ isLogged: false, kind: undefined });
    await press(shown, 'Sign out');
    await heading('Follow your application');
  });

  it('also starts with the application number, and says what is wrong with other text', async () => {
    const { mobile } = await applicantOf(api, PAPERS);
    const shown = await renderService(api, ADDRESS);
    await heading('Follow your application');
    await shown.user.type(field(/^Application number or mobile/), 'leela@example.com');
    await press(shown, 'Send OTP');
    expect(screen.getByRole('alert')).toHaveTextContent(/for example AP1000000011/);
    await shown.user.clear(field(/^Application number or mobile/));
    await signIn(shown, PAPERS, mobile);
    await heading('Your applications');
  });

  it('TA6: asks people who share a mobile number for the birth date, which ends the sign-in when it is wrong', async () => {
    const { mobile, birth_date } = await applicantOf(api, SHARED);
    const shown = await renderService(api, ADDRESS);
    await heading('Follow your application');
    await signIn(shown, (mobile ?? '').slice(-10), mobile);
    await heading('Whose application is it?');
    await waitFor(async () => expect(await heading('Whose application is it?')).toHaveFocus());
    expect(document.body.textContent).not.toMatch(/AP\d{10}/);
    await typeDate(shown, '1950-01-01');
    await press(shown, 'Sign in');
    expect((await screen.findAllByText(/does not match\. Please check it\. 2 tries left/)).length).toBeGreaterThan(0);
    await typeDate(shown, String(birth_date));
    await press(shown, 'Sign in');
    await heading('Your applications');
    expect(await screen.findByRole('link', { name: new RegExp(SHARED) })).toBeVisible();
  });

  it('TA6: needs a new OTP after three wrong birth dates', async () => {
    const { mobile } = await applicantOf(api, SHARED);
    const shown = await renderService(api, ADDRESS);
    await heading('Follow your application');
    await signIn(shown, (mobile ?? '').slice(-10), mobile);
    await heading('Whose application is it?');
    for (let n = 0; n < 3; n++) {
      await typeDate(shown, `195${n}-01-01`);
      await press(shown, 'Sign in');
      await screen.findAllByText(n < 2 ? new RegExp(`${2 - n} tr(y|ies) left`) : /Too many wrong dates of birth/);
    }
    await press(shown, 'Use another number');
    await heading('Follow your application');
  });

  it('asks to sign in again once the session has ended', async () => {
    const shown = await renderService(api, ADDRESS, { signIn: await asApplicant(api, PAPERS) });
    await heading('Your applications');
    const link = await screen.findByRole('link', { name: new RegExp(PAPERS) });
    await api.deps.db.deleteFrom('session').execute();
    await shown.user.click(link);
    await heading('Follow your application');
  });

  it('TA9: shows a customer who is signed in the applications, without another OTP', async () => {
    await renderSignedIn(api, 'Asha', ADDRESS);
    await heading('Your applications');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
