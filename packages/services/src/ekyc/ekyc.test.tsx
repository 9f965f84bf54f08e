import { File as NodeFile } from 'node:buffer';
import { makeOfflineFile, OFFLINE_SHARE_CODE, type RunningApi, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadedPage, type RenderedService, type RenderOptions, renderSignedIn } from '../../testing/index.ts';

const ADDRESS = '/cs/ekyc';
const AADHAAR = '234123412346';
const VID = '9123456789012346';
const OTHER_NAME = '345678901238';
const MOBILE = '+919876543210';
const [SAVINGS, TERM] = ['501234567', '501234575'] as const;

let api: RunningApi;
beforeAll(async () => {
  // uploads then use fetch, which needs no browser
  vi.stubGlobal('XMLHttpRequest', undefined);
  api = await startApi({ now: '2026-11-26T04:30:00.000Z' });
});
beforeEach(async () => {
  await api.forget();
  const { db } = api.deps;
  await db.deleteFrom('verified_identity').execute();
  await db.deleteFrom('found_identity').execute();
  await db.deleteFrom('aadhaar_challenge').execute();
  await db.deleteFrom('policy_address').where('policy_no', 'in', [SAVINGS, TERM]).execute();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api?.close();
});

const press = ({ user }: RenderedService, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const open = (options?: RenderOptions) => renderSignedIn(api, 'Asha', ADDRESS, options);

/** Chooses a way and agrees. */
async function agree(shown: RenderedService, way: RegExp): Promise<void> {
  await loadedPage('How would you like to verify your identity?');
  await shown.user.click(screen.getByRole('radio', { name: way }));
  await press(shown, 'Continue');
  await loadedPage('May we ask Aadhaar about you?');
  await shown.user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await press(shown, 'Continue');
}

async function sendNumber(shown: RenderedService, number = AADHAAR): Promise<void> {
  await loadedPage('Enter your Aadhaar number or VID');
  if (number.length === 16) await shown.user.click(screen.getByRole('radio', { name: /^VID/ }));
  const field = screen.getByRole('textbox', { name: /^(Aadhaar number|VID)$/ });
  await shown.user.clear(field);
  await shown.user.type(field, number);
  await press(shown, 'Send OTP');
}

async function enterOtp(shown: RenderedService, otp?: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: /One-time password/ });
  await shown.user.type(field, otp ?? (await api.otpFor(MOBILE)));
  await press(shown, 'Confirm');
}

async function find(shown: RenderedService, number?: string): Promise<void> {
  await agree(shown, /^Aadhaar, with an OTP/);
  await sendNumber(shown, number);
  await loadedPage('Enter the OTP from Aadhaar');
  await enterOtp(shown);
  await loadedPage('Is this you?');
}

async function verify(shown: RenderedService): Promise<void> {
  await press(shown, 'Continue');
  await loadedPage('Check and verify');
  await press(shown, 'Verify my identity');
  await loadedPage('Your identity is verified');
}

/** Everything that this tab keeps, reports and shows in its address. */
function traces({ app, events, address }: RenderedService): string {
  const { store } = app.sdk.session;
  const areas = (['session', 'local'] as const).flatMap((area) => store.keys(area).map((key) => store.get(area, key)));
  return [...areas, JSON.stringify(events), address()].join(' ');
}

describe('by OTP', () => {
  it('EK1: shows what was found beside ours, verifies, and keeps the number nowhere', async () => {
    const shown = await open();
    await loadedPage('How would you like to verify your identity?');
    expect(screen.getAllByRole('radio').every((radio) => !(radio as HTMLInputElement).checked)).toBe(true);
    await find(shown);
    const rows = within(screen.getByRole('table', { name: 'Our data and the data of Aadhaar' }));
    expect(rows.getAllByText('The same').length).toBeGreaterThan(2);
    expect(rows.getByText(/^\*\*\/\*\*\/19/)).toBeVisible();
    expect(screen.getByText('Name and date of birth match. They are never changed here.')).toBeVisible();
    expect(traces(shown)).not.toMatch(/2341|Kulkarni|Sagar/);
    await verify(shown);
    expect(screen.getByText('26/11/2026')).toBeVisible();
    expect(traces(shown)).not.toMatch(/23412341|2341 2341/);
  });

  it.each(['234123412345', '200009900002'])('EK2: %s is refused at the number, and nothing is sent', async (number) => {
    const shown = await open();
    await agree(shown, /^Aadhaar, with an OTP/);
    await sendNumber(shown, number);
    const field = screen.getByRole('textbox', { name: 'Aadhaar number' });
    expect(field).toHaveAccessibleDescription(/Please check the number: one digit seems wrong/);
    expect((await api.outbox(MOBILE)).some(({ text }) => text.includes('Aadhaar OTP'))).toBe(false);
  });

  it('EK3: takes a VID, which is hidden when the field is left', async () => {
    const shown = await open();
    await agree(shown, /^Aadhaar, with an OTP/);
    await sendNumber(shown, VID);
    await loadedPage('Enter the OTP from Aadhaar');
    expect(screen.getByText(/The SMS comes from AADHAAR/)).toBeVisible();
    expect(traces(shown)).not.toContain(VID);
    await press(shown, 'Use another number');
    await loadedPage('Enter your Aadhaar number or VID');
    expect(screen.getByRole('textbox', { name: 'VID' })).toHaveValue('**** **** **** 2346');
  });

  it('EK4: three wrong OTPs use it up', async () => {
    const shown = await open();
    await agree(shown, /^Aadhaar, with an OTP/);
    await sendNumber(shown);
    await loadedPage('Enter the OTP from Aadhaar');
    const right = await api.otpFor(MOBILE);
    const wrong = right === '111111' ? '222222' : '111111';
    for (const left of ['2 tries left', '1 try left']) {
      await enterOtp(shown, wrong);
      expect(await screen.findByText(left)).toBeVisible();
    }
    await enterOtp(shown, wrong);
    expect(await screen.findByText('This OTP no longer works. Ask for a new one.')).toBeVisible();
  });

  it('EK5: an OTP of more than ten minutes ago has expired, and another can be sent without typing the number', async () => {
    const shown = await open();
    await agree(shown, /^Aadhaar, with an OTP/);
    await sendNumber(shown);
    await loadedPage('Enter the OTP from Aadhaar');
    const otp = await api.otpFor(MOBILE);
    await api.deps.db
      .updateTable('aadhaar_challenge')
      .set({ ends_at: new Date(0) })
      .execute();
    await enterOtp(shown, otp);
    expect(await screen.findByText('OTP expired. Please try Resend OTP.')).toBeVisible();
  });

  it('EK6: another name is reviewed by a person, with the reason, and nothing is applied', async () => {
    const shown = await open();
    await find(shown, OTHER_NAME);
    expect(screen.getByText(/The name is different\. .*Nothing is changed until then/)).toBeVisible();
    await press(shown, 'Continue');
    expect((await screen.findAllByText('Choose why they differ')).length).toBeGreaterThan(0);
    await shown.user.click(screen.getByRole('radio', { name: 'I married or changed my name' }));
    await press(shown, 'Continue');
    await loadedPage('Check before a colleague reviews it');
    await press(shown, 'Send for review');
    await loadedPage('A colleague checks your identity');
    expect(screen.getByText('03/12/2026')).toBeVisible();
    await shown.navigate('/cs/dashboard');
    await loadedPage(/^Hello/);
    await shown.navigate(ADDRESS);
    expect(await screen.findByText('You hear from us by 03/12/2026. Nothing is changed until then.')).toBeVisible();
  });

  it('EK7: what was found is gone after fifteen minutes, and the check begins again', async () => {
    const shown = await open();
    await find(shown);
    await press(shown, 'Continue');
    await loadedPage('Check and verify');
    await api.deps.db
      .updateTable('found_identity')
      .set({ ends_at: new Date(0) })
      .execute();
    await press(shown, 'Verify my identity');
    expect((await screen.findAllByText(/was deleted after 15 minutes/)).length).toBeGreaterThan(0);
    await press(shown, 'Check again');
    await loadedPage('Enter your Aadhaar number or VID');
  });

  it('shows what was found again when the page is opened again, in this session alone', async () => {
    const shown = await open();
    await find(shown);
    await shown.navigate('/cs/dashboard');
    await loadedPage(/^Hello/);
    await shown.navigate(ADDRESS);
    await loadedPage('Is this you?');
    await verify(shown);
  });

  it.each([
    ['Aadhaar without mobile', /no mobile number linked, so no OTP can be sent/],
    ['Aadhaar inactive', /says this number is not active/],
  ] as const)('%s: says so at the number, and the file is one press away', async (scenario, says) => {
    await api.scenario(scenario, true);
    const shown = await open();
    await agree(shown, /^Aadhaar, with an OTP/);
    await sendNumber(shown);
    const field = screen.getByRole('textbox', { name: 'Aadhaar number' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(says));
    await press(shown, 'A file from Aadhaar');
    await loadedPage('Choose your file from Aadhaar');
  });

  it('keeps the number while Aadhaar cannot be reached', async () => {
    await api.scenario('Aadhaar away', true);
    const shown = await open();
    await agree(shown, /^Aadhaar, with an OTP/);
    await sendNumber(shown);
    expect(await screen.findByText(/experiencing technical difficulties/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Aadhaar number' })).toHaveValue('**** **** 2346');
    await api.scenario('Aadhaar away', false);
    await press(shown, 'Send OTP');
    await loadedPage('Enter the OTP from Aadhaar');
  });

  it.each([
    ['/ekyc/validate', 1, 'Is this you?'],
    // the SDK sends it a second time by itself
    ['/ekyc/submit', 2, 'Your identity is verified'],
  ])('recovers the answer of %s that was lost on the way', async (path, times, end) => {
    let losses = times;
    const losing: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      const url = String(input instanceof Request ? input.url : input);
      if (url.endsWith(path) && losses-- > 0) throw new TypeError('the connection broke');
      return answer;
    };
    const shown = await open({ fetch: losing });
    await find(shown);
    if (end !== 'Is this you?') {
      await press(shown, 'Continue');
      await loadedPage('Check and verify');
      await press(shown, 'Verify my identity');
      expect(await screen.findByText('We do not know if it arrived')).toBeVisible();
      await press(shown, 'Verify my identity');
    }
    await loadedPage(end);
  });
});

describe('by file', () => {
  const birthDate = async () => {
    const { db } = api.deps;
    const { birth_date } = await db
      .selectFrom('customer')
      .select('birth_date')
      .where('client_id', '=', '40012345')
      .executeTakeFirstOrThrow();
    return (birth_date ?? '').split('-').reverse().join('-');
  };
  async function sendFile(
    shown: RenderedService,
    facts: Parameters<typeof makeOfflineFile>[0] = {},
    shareCode = OFFLINE_SHARE_CODE,
  ): Promise<void> {
    const zip = await makeOfflineFile({ birth: await birthDate(), ...facts });
    const file = new NodeFile([zip], 'offlineaadhaar.zip', { type: 'application/zip' }) as unknown as File;
    await shown.user.upload(screen.getByLabelText('The zip file'), file);
    await screen.findByText('offlineaadhaar.zip is chosen.');
    await shown.user.clear(screen.getByRole('textbox', { name: 'Share code' }));
    await shown.user.type(screen.getByRole('textbox', { name: 'Share code' }), shareCode);
    await press(shown, 'Check the file');
  }

  it('EK8: is accepted for three days, without the Aadhaar number', async () => {
    const shown = await open();
    await agree(shown, /^A file from Aadhaar/);
    await loadedPage('Choose your file from Aadhaar');
    expect(screen.queryByRole('textbox', { name: /Aadhaar number/ })).toBeNull();
    await sendFile(shown, { made: '2026-11-23' });
    await loadedPage('Is this you?');
    expect(traces(shown)).not.toContain(OFFLINE_SHARE_CODE);
  });

  it.each([
    [{ made: '2026-11-22' }, OFFLINE_SHARE_CODE, 'The zip file', /This file is from 22\/11\/2026/],
    [{}, 'Wrong@11', 'Share code', /The share code does not open this file/],
  ])('EK8: %j with %s: the rule says at %s why it is refused, and all stays', async (facts, code, at, says) => {
    const shown = await open();
    await agree(shown, /^A file from Aadhaar/);
    await loadedPage('Choose your file from Aadhaar');
    await sendFile(shown, facts, code);
    await waitFor(() => expect(screen.getByLabelText(at)).toHaveAccessibleDescription(says));
    expect(screen.getByText('offlineaadhaar.zip is chosen.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Share code' })).toHaveValue(code);
  });

  it('asks for file and share code before anything is sent', async () => {
    const shown = await open();
    await agree(shown, /^A file from Aadhaar/);
    await loadedPage('Choose your file from Aadhaar');
    await press(shown, 'Check the file');
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(2);
  });

  it('EK10: applies an address to the chosen policy alone', async () => {
    const { db } = api.deps;
    const asha = db.selectFrom('customer').select('id').where('client_id', '=', '40012345');
    const before = await db.selectFrom('address').selectAll().where('customer_id', 'in', asha).execute();
    await db.updateTable('address').set({ line1: 'Old house' }).where('customer_id', 'in', asha).execute();
    onTestFinished(async () => {
      for (const { customer_id, kind, line1 } of before)
        await db
          .updateTable('address')
          .set({ line1 })
          .where('customer_id', '=', customer_id)
          .where('kind', '=', kind)
          .execute();
    });
    const shown = await open();
    await agree(shown, /^A file from Aadhaar/);
    await loadedPage('Choose your file from Aadhaar');
    await sendFile(shown);
    await loadedPage('Is this you?');
    expect(screen.getByText(/^Old house/)).toBeVisible();
    await shown.user.click(screen.getByRole('checkbox', { name: /^Use the address from Aadhaar/ }));
    await press(shown, 'Continue');
    expect((await screen.findAllByText('Choose a policy, or all of them')).length).toBeGreaterThan(0);
    await shown.user.click(screen.getByRole('radio', { name: new RegExp(SAVINGS) }));
    await press(shown, 'Continue');
    await loadedPage('Check and verify');
    expect(screen.getByText(`New address of ${SAVINGS}`)).toBeVisible();
    await press(shown, 'Verify my identity');
    await loadedPage('Your identity is verified');
    const rows = await db
      .selectFrom('policy_address')
      .select('policy_no')
      .where('policy_no', 'in', [SAVINGS, TERM])
      .execute();
    expect(rows).toEqual([{ policy_no: SAVINGS }]);
  });
});

describe('the consent', () => {
  it('EK12: is not given beforehand, and its absence is reported at the box', async () => {
    const shown = await open();
    await loadedPage('How would you like to verify your identity?');
    await press(shown, 'Continue');
    expect((await screen.findAllByText('Choose how you would like to verify your identity')).length).toBeGreaterThan(0);
    await shown.user.click(screen.getByRole('radio', { name: /^Aadhaar, with an OTP/ }));
    await press(shown, 'Continue');
    await loadedPage('May we ask Aadhaar about you?');
    expect(screen.getByRole('checkbox', { name: 'I agree' })).not.toBeChecked();
    await press(shown, 'Continue');
    expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription(/^Tick the box if you agree/);
  });

  it('EK13: is in Hindi on a Hindi page, and logged so', async () => {
    const shown = await open();
    await loadedPage('How would you like to verify your identity?');
    await act(async () => shown.app.store.set(localeAtom, 'hi'));
    await shown.user.click(await screen.findByRole('radio', { name: /^आधार, OTP के साथ/ }));
    await press(shown, 'आगे बढ़ें');
    await loadedPage('क्या हम आधार से आपके बारे में पूछें?');
    expect(screen.getByText(/मेरी पहचान जाँचने के लिए आधार से/)).toBeVisible();
    await shown.user.click(screen.getByRole('checkbox', { name: 'मैं सहमत हूँ' }));
    await press(shown, 'आगे बढ़ें');
    await loadedPage('आधार नंबर या VID डालें');
    await shown.user.type(screen.getByRole('textbox', { name: 'आधार नंबर' }), AADHAAR);
    await press(shown, 'OTP भेजें');
    await loadedPage('आधार का OTP डालें');
    const consents = await api.deps.db.selectFrom('identity_consent').select('language').execute();
    expect(consents.at(-1)).toEqual({ language: 'hi' });
  });
});

describe('what we got from Aadhaar', () => {
  it('EK11: is deleted on request, with a request number, and the identity is open again', async () => {
    const shown = await open();
    await find(shown);
    await verify(shown);
    await shown.navigate('/cs/dashboard');
    await loadedPage(/^Hello/);
    await shown.navigate(ADDRESS);
    expect(await screen.findByText('2346')).toBeVisible();
    await press(shown, 'Delete what you got from Aadhaar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete what we got from Aadhaar?' }));
    await shown.user.click(dialog.getByRole('button', { name: 'Delete what you got from Aadhaar' }));
    await loadedPage('It is deleted');
    expect(screen.getByText(/^SR\d{10}$/)).toBeVisible();
    await shown.navigate('/cs/dashboard');
    await loadedPage(/^Hello/);
    await shown.navigate(ADDRESS);
    await loadedPage('How would you like to verify your identity?');
  });
});

describe('a way that a person helps with', () => {
  it.each([
    [/^A CKYC number/, 'A CKYC number'],
    [/^Another document/, 'Another document, such as a passport'],
    [/^A video call/, 'A video call'],
    [/^At a branch/, 'At a branch'],
    [/^We call you/, 'We help you by phone'],
  ])('%s says what to have at hand and whom to call', async (way, title) => {
    const shown = await open();
    await loadedPage('How would you like to verify your identity?');
    await shown.user.click(screen.getByRole('radio', { name: way }));
    await press(shown, 'Continue');
    await loadedPage(title);
    expect(screen.getByText('Call us')).toBeVisible();
  });
});
