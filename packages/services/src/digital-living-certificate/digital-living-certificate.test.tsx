import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import type { CalendarDate } from '@lifedesk/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { drawFiles, face } from '../../testing/drawn-pictures.ts';
import { loadedPage, picture, type RenderedService, type RenderOptions, renderSignedIn } from '../../testing/index.ts';

const ADDRESS = '/cs/digital-living-certificate';
const ANNUITY = '505678901';
const AADHAAR = '999941057058';
const MOBILE = '+919425011223';

let api: RunningApi;
let putBack: () => void;
beforeAll(async () => {
  putBack = drawFiles();
  // uploads then use fetch, which needs no browser
  vi.stubGlobal('XMLHttpRequest', undefined);
  api = await startApi({ now: '2026-11-26T04:30:00.000Z' });
});
beforeEach(async () => {
  await api.forget();
  await certificate('2026-12-17');
});
afterAll(async () => {
  putBack();
  await api?.close();
});

/** The certificate of Kamala's annuity, which pays ₹15,625.00 on the 5th, as on the day of the test. */
async function certificate(due_on: CalendarDate, given_on: CalendarDate | null = null): Promise<void> {
  const { db } = api.deps;
  const unsettled = { due_on, given_on, received_on: null, review_ticket: null };
  await db.updateTable('life_certificate').set(unsettled).where('policy_no', '=', ANNUITY).execute();
  const pays = { first_on: '2020-01-05', next_on: '2026-10-05' } as const;
  await db.updateTable('annuity').set(pays).where('policy_no', '=', ANNUITY).execute();
  await db.deleteFrom('face_check').execute();
  await db.deleteFrom('benefit').where('policy_no', '=', ANNUITY).where('due_on', '>=', '2026-10-05').execute();
}

const press = ({ user }: RenderedService, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const open = (options?: RenderOptions) => renderSignedIn(api, 'Kamala', ADDRESS, options);

async function chooseWay(shown: RenderedService, name: RegExp): Promise<void> {
  await loadedPage('Give your life certificate');
  await shown.user.click(screen.getByRole('radio', { name }));
  await press(shown, 'Continue');
}

async function toPicture(shown: RenderedService): Promise<void> {
  await chooseWay(shown, /^A picture and Aadhaar/);
  await loadedPage('May we compare your picture?');
  await shown.user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await press(shown, 'Continue');
  await loadedPage('Take a picture of your face');
}

async function sendPicture(shown: RenderedService, says?: string): Promise<void> {
  const file = await face(says);
  await shown.user.upload(screen.getByLabelText('Or choose a picture of yourself'), file);
  await screen.findByText(`${file.name} is ready to be sent.`);
  await press(shown, 'Send the picture');
}

async function sendNumber(shown: RenderedService, number = AADHAAR): Promise<void> {
  await loadedPage('Confirm with your Aadhaar');
  const field = screen.getByRole('textbox', { name: 'Aadhaar number' });
  await shown.user.clear(field);
  await shown.user.type(field, number);
  await press(shown, 'Send OTP');
}

async function identify(shown: RenderedService): Promise<void> {
  await sendNumber(shown);
  await loadedPage('Enter the OTP from Aadhaar');
  await shown.user.type(await screen.findByRole('textbox', { name: /One-time password/ }), await api.otpFor(MOBILE));
  await press(shown, 'Confirm');
}

async function compare(shown: RenderedService): Promise<void> {
  await toPicture(shown);
  await sendPicture(shown);
  await identify(shown);
  await loadedPage('Compare the picture');
  await press(shown, 'Compare now');
}

async function declare(shown: RenderedService): Promise<void> {
  await loadedPage('Check and send');
  await shown.user.click(screen.getByRole('checkbox', { name: /^I am Mrs Kamala Devi Joshi/ }));
  await press(shown, 'Give the certificate');
}

/** Everything that this tab keeps, reports and shows in its address. */
function traces({ app, events, address }: RenderedService): string {
  const { store } = app.sdk.session;
  const areas = (['session', 'local'] as const).flatMap((area) => store.keys(area).map((key) => store.get(area, key)));
  return [...areas, JSON.stringify(events), address()].join(' ');
}

describe('by a picture and Aadhaar', () => {
  it('LC1: is one press from the dashboard, gives the certificate, and the dashboard asks no more', async () => {
    const shown = await renderSignedIn(api, 'Kamala');
    await shown.user.click(await screen.findByRole('link', { name: 'Submit life certificate' }));
    expect(shown.address()).toContain(ADDRESS);
    await loadedPage('Give your life certificate');
    expect(screen.getByText(/^Please give it by 17\/12\/2026. If it is late, we pay until 16\/01\/2027/)).toBeVisible();
    expect(screen.getAllByRole('radio').every((radio) => !(radio as HTMLInputElement).checked)).toBe(true);
    await compare(shown);
    await loadedPage('Check and send');
    expect(screen.getByText('The picture matches your Aadhaar photo.')).toBeVisible();
    await declare(shown);
    await loadedPage('Your life certificate is given');
    expect(screen.getByText('17/12/2027')).toBeVisible();
    expect(screen.getByText(/^SR\d{10}$/)).toBeVisible();
    expect(traces(shown)).not.toMatch(/99994105|9999 4105|iVBOR/);
    await shown.user.click(screen.getByRole('link', { name: 'Go to your overview' }));
    await loadedPage(/^Hello/);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Submit life certificate' })).toBeNull());
  });

  it('stores neither number nor OTP nor picture while they are typed', async () => {
    const shown = await open();
    await toPicture(shown);
    await sendPicture(shown);
    await loadedPage('Confirm with your Aadhaar');
    await shown.user.type(screen.getByRole('textbox', { name: 'Aadhaar number' }), AADHAAR);
    expect(traces(shown)).not.toMatch(/9999|iVBOR/);
    await press(shown, 'Send OTP');
    const otp = await api.otpFor(MOBILE);
    await shown.user.type(await screen.findByRole('textbox', { name: /One-time password/ }), otp);
    expect(traces(shown)).not.toContain(otp);
    expect(document.body.innerHTML).not.toContain(AADHAAR);
  });

  it('LC4: says what waits, and what is paid after the certificate', async () => {
    await certificate('2026-08-20');
    const shown = await open();
    await loadedPage('Give your life certificate');
    expect(screen.getByText('Payments are on hold')).toBeVisible();
    expect(screen.getByText(/^₹31,250.00 waits for the certificate: 2 payments/)).toBeVisible();
    await compare(shown);
    await declare(shown);
    await loadedPage('Your life certificate is given');
    expect(screen.getByText('We now pay')).toBeVisible();
    expect(screen.getByText('₹31,250.00')).toBeVisible();
  });

  it('LC5: says what is wrong with a picture, counts down, and then shows the other ways', async () => {
    const shown = await open();
    await toPicture(shown);
    await sendPicture(shown, 'two-faces');
    expect(await screen.findByText(/Please take the picture alone\. 2 tries left/)).toBeVisible();
    await press(shown, 'Send the picture');
    expect((await screen.findAllByText('Take a picture or choose one')).length).toBeGreaterThan(0);
    await sendPicture(shown, 'no-face');
    expect(await screen.findByText(/We cannot see a face.*1 try left/)).toBeVisible();
    await sendPicture(shown, 'picture-of-picture');
    await loadedPage('Choose another way');
    expect(screen.getByText(/^That did not work, and it is not your fault/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'We call you and arrange it' })).toBeVisible();
    await press(shown, /^At a branch/);
    await loadedPage('Give your life certificate');
    expect(screen.getByRole('radio', { name: /^At a branch/ })).toBeChecked();
    await press(shown, 'Continue');
    await loadedPage('At a branch');
  });

  it('LC6: leaves the decision to a person between the limits, and nothing is refused', async () => {
    const shown = await open();
    await toPicture(shown);
    await sendPicture(shown, 'score=72');
    await identify(shown);
    await loadedPage('Compare the picture');
    await press(shown, 'Compare now');
    await loadedPage('Check and send');
    expect(screen.getByText('A colleague checks it. Your annuity continues.')).toBeVisible();
    await declare(shown);
    await loadedPage('We have your life certificate');
  });

  it('lets the person try again or choose another way if the pictures differ', async () => {
    const shown = await open();
    await toPicture(shown);
    await sendPicture(shown, 'score=20');
    await identify(shown);
    await loadedPage('Compare the picture');
    await press(shown, 'Compare now');
    await loadedPage('The pictures do not match well enough');
    expect(screen.getByText(/2 tries left/)).toBeVisible();
    await press(shown, 'Take another picture');
    await loadedPage('Take a picture of your face');
  });

  it("LC11: refuses another person's Aadhaar with the reason and the next step", async () => {
    await api.scenario('Aadhaar name differs', true);
    const shown = await open();
    await toPicture(shown);
    await sendPicture(shown);
    await identify(shown);
    await loadedPage('This Aadhaar is not the right one');
    expect(screen.getByText(/The name is different\. .*No try was used/)).toBeVisible();
    await press(shown, 'Use another number');
    await loadedPage('Confirm with your Aadhaar');
  });

  it.each([
    ['Aadhaar without mobile', /no mobile number linked, so no OTP can be sent/],
    ['Aadhaar inactive', /says this number is not active/],
  ] as const)('%s: says so at the number, keeps it, and offers the other ways', async (scenario, says) => {
    await api.scenario(scenario, true);
    const shown = await open();
    await toPicture(shown);
    await sendPicture(shown);
    await sendNumber(shown);
    const field = screen.getByRole('textbox', { name: 'Aadhaar number' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(says));
    expect(field).toHaveValue('**** **** 7058');
    expect(screen.getByRole('region', { name: 'Another way' })).toBeVisible();
  });

  it('checks the digits of a number before anything is sent', async () => {
    const shown = await open();
    await toPicture(shown);
    await sendPicture(shown);
    await sendNumber(shown, '999941057059');
    const field = screen.getByRole('textbox', { name: 'Aadhaar number' });
    expect(field).toHaveAccessibleDescription(/one digit seems wrong/);
    await shown.user.click(screen.getByRole('radio', { name: /^VID/ }));
    await press(shown, 'Send OTP');
    expect(screen.getByRole('textbox', { name: 'VID' })).toHaveAccessibleDescription(/A VID has 16 digits/);
  });

  it('keeps the picture while it cannot be checked, and counts nothing', async () => {
    await api.scenario('face check away', true);
    const shown = await open();
    await toPicture(shown);
    await sendPicture(shown);
    expect(await screen.findByText(/experiencing technical difficulties/)).toBeVisible();
    expect(screen.getByText('face.png is ready to be sent.')).toBeVisible();
    await api.scenario('face check away', false);
    await press(shown, 'Send the picture');
    await loadedPage('Confirm with your Aadhaar');
  });

  it('asks for another picture once the checks are older than ten minutes', async () => {
    const shown = await open();
    await toPicture(shown);
    await sendPicture(shown);
    await loadedPage('Confirm with your Aadhaar');
    await api.deps.db
      .updateTable('face_check')
      .set({ liveness_ends_at: new Date(0) })
      .execute();
    await sendNumber(shown);
    await loadedPage('Take a picture of your face');
    expect(
      screen.getAllByText('The picture is older than 10 minutes. Please take another one.').length,
    ).toBeGreaterThan(0);
    await sendPicture(shown);
    await loadedPage('Confirm with your Aadhaar');
  });

  it('recovers the answer of a certificate that was lost on the way', async () => {
    // the SDK sends it a second time by itself
    let losses = 2;
    const losing: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      const url = String(input instanceof Request ? input.url : input);
      if (url.endsWith('/lifecertificate/submit') && losses-- > 0) throw new TypeError('the connection broke');
      return answer;
    };
    const shown = await open({ fetch: losing });
    await compare(shown);
    await declare(shown);
    expect(await screen.findByText('We do not know if it arrived')).toBeVisible();
    await press(shown, 'Give the certificate');
    await loadedPage('Your life certificate is given');
  });

  it('asks for the consent, with a box that is not ticked, in the language of the page', async () => {
    const shown = await open();
    await chooseWay(shown, /^A picture and Aadhaar/);
    await loadedPage('May we compare your picture?');
    await press(shown, 'Continue');
    expect((await screen.findAllByText(/^Tick the box if you agree/)).length).toBeGreaterThan(0);
    await act(async () => shown.app.store.set(localeAtom, 'hi'));
    expect(await screen.findByText(/मिलान एक बार मेरी आधार फ़ोटो से हो/)).toBeVisible();
    await shown.user.click(screen.getByRole('checkbox', { name: 'मैं सहमत हूँ' }));
    await press(shown, 'आगे बढ़ें');
    await loadedPage('अपने चेहरे की फ़ोटो लें');
    await shown.user.upload(screen.getByLabelText('या अपनी फ़ोटो चुनें'), await face());
    await screen.findByText(/भेजने के लिए तैयार/);
    await press(shown, 'फ़ोटो भेजें');
    await loadedPage('आधार से पुष्टि करें');
    const consents = await api.deps.db.selectFrom('identity_consent').select('language').execute();
    expect(consents.at(-1)).toEqual({ language: 'hi' });
  });
});

describe('the camera', () => {
  /** A browser with this camera. */
  function withCamera(getUserMedia: () => Promise<unknown>): void {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
  }
  const names = () => screen.getAllByRole('button').map((button) => button.textContent);
  const refuse = async () => {
    throw new DOMException('Permission denied', 'NotAllowedError');
  };

  it.each([
    ['is refused', refuse, /may not use the camera/],
    [
      'is not there',
      async () => {
        throw new DOMException('none', 'NotFoundError');
      },
      /no camera that we can use/,
    ],
  ])('LC13: that %s leaves the step usable, with the other ways first', async (_, camera, says) => {
    withCamera(camera);
    const shown = await open();
    await toPicture(shown);
    await press(shown, 'Turn on the camera');
    expect(await screen.findByText(says)).toBeVisible();
    const all = names();
    expect(all.indexOf('At a branch')).toBeLessThan(all.indexOf('Try the camera again'));
    await sendPicture(shown);
    await loadedPage('Confirm with your Aadhaar');
  });

  it('that is taken away shows the other ways, and a picture can still be chosen', async () => {
    const track = { stop: vi.fn(), onended: null as (() => void) | null };
    withCamera(async () => ({ getTracks: () => [track] }));
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    onTestFinished(() => play.mockRestore());
    const shown = await open();
    await toPicture(shown);
    await press(shown, 'Turn on the camera');
    await screen.findByText(/Take the picture when you are ready/);
    act(() => track.onended?.());
    expect(await screen.findByText(/used by another app/)).toBeVisible();
    await sendPicture(shown);
    await loadedPage('Confirm with your Aadhaar');
  });

  it('is not turned on without a press, and off when the step is left', async () => {
    const track = { stop: vi.fn(), onended: null };
    const camera = vi.fn(async () => ({ getTracks: () => [track] }));
    withCamera(camera);
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    onTestFinished(() => play.mockRestore());
    const shown = await open();
    await toPicture(shown);
    expect(camera).not.toHaveBeenCalled();
    await press(shown, 'Turn on the camera');
    await screen.findByText(/Take the picture when you are ready/);
    await press(shown, /^At a branch/);
    await loadedPage('Give your life certificate');
    expect(screen.getByRole('radio', { name: /^At a branch/ })).toBeChecked();
    expect(track.stop).toHaveBeenCalled();
  });
});

describe('in another way', () => {
  it('LC8: takes a signed form, and a person reviews it', async () => {
    const shown = await open();
    await chooseWay(shown, /^A form signed/);
    await loadedPage('Send a signed form');
    expect(screen.getByText(/I have seen Mrs Kamala Devi Joshi today/)).toBeVisible();
    await press(shown, 'Continue');
    expect((await screen.findAllByText('Choose a file')).length).toBeGreaterThan(1);
    await shown.user.upload(screen.getByLabelText('The signed form'), picture('form.png'));
    await screen.findByText('Received');
    await press(shown, 'Continue');
    await declare(shown);
    await loadedPage('We have your life certificate');
    expect(screen.getByText('30/11/2026')).toBeVisible();
  });

  it('needs a PIN code for a visit, and arranges it', async () => {
    const shown = await open();
    await chooseWay(shown, /^A visit at home/);
    await loadedPage('Where should we visit you?');
    await press(shown, 'Continue');
    expect(screen.getByRole('textbox', { name: 'PIN code' })).toBeInvalid();
    await shown.user.type(screen.getByRole('textbox', { name: 'PIN code' }), '462 016');
    await press(shown, 'Continue');
    await declare(shown);
    await loadedPage('We contact you');
  });

  it('LC14: says that a video call works inside India only, and offers the form of an embassy', async () => {
    const shown = await open();
    await chooseWay(shown, /^A video call/);
    await loadedPage('A video call');
    expect(screen.getByText(/A video call works inside India only/)).toBeVisible();
    await press(shown, 'Send a signed form');
    await loadedPage('Send a signed form');
    expect(screen.getByText(/Abroad: the Indian embassy or a notary/)).toBeVisible();
  });

  it('needs the declaration', async () => {
    const shown = await open();
    await chooseWay(shown, /^At a branch/);
    await loadedPage('At a branch');
    await press(shown, 'Continue');
    await loadedPage('Check and send');
    await press(shown, 'Give the certificate');
    expect((await screen.findAllByText('Tick the box to confirm who you are')).length).toBeGreaterThan(0);
  });

  it('is all there is while no try is left', async () => {
    const shown = await open();
    await toPicture(shown);
    for (const says of ['two-faces', 'no-face']) {
      await sendPicture(shown, says);
      await screen.findByText('We cannot use this picture');
    }
    await sendPicture(shown, 'blurred');
    await loadedPage('Choose another way');
    await shown.navigate('/cs/dashboard');
    await loadedPage(/^Hello/);
    await shown.navigate(ADDRESS);
    expect(await screen.findByText('Pictures cannot be checked now. All other ways are open.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /^A picture/ })).toBeNull();
  });
});

describe('when there is nothing to give', () => {
  it('LC2: says when it opens', async () => {
    await certificate('2027-01-26');
    await open();
    await loadedPage('Give a life certificate');
    expect(await screen.findByText('It opens on 27/11/2026.')).toBeVisible();
  });

  it('LC12: says when it was given, and when the next one opens', async () => {
    const shown = await open();
    await compare(shown);
    await declare(shown);
    await loadedPage('Your life certificate is given');
    await shown.navigate('/cs/dashboard');
    await loadedPage(/^Hello/);
    await shown.navigate(ADDRESS);
    await loadedPage('Give a life certificate');
    expect(await screen.findByText(/^It was given on 26\/11\/2026. The next one opens on 18\/10\/2027/)).toBeVisible();
  });

  it('says that only annuitants give one', async () => {
    await renderSignedIn(api, 'Asha', ADDRESS);
    await loadedPage('Give a life certificate');
    expect(await screen.findByText('You have no annuity with us')).toBeVisible();
  });
});

describe('several annuities', () => {
  it('LC9: one certificate gives all, with one request number', async () => {
    const { db } = api.deps;
    const other = '501234567';
    const { customer_id: asha } = await db
      .selectFrom('policy')
      .select('customer_id')
      .where('policy_no', '=', other)
      .executeTakeFirstOrThrow();
    const { customer_id: kamala } = await db
      .selectFrom('policy')
      .select('customer_id')
      .where('policy_no', '=', ANNUITY)
      .executeTakeFirstOrThrow();
    const owner = (customer_id: number) =>
      db.updateTable('policy').set({ customer_id }).where('policy_no', '=', other).execute();
    await owner(kamala);
    await db.insertInto('life_certificate').values({ policy_no: other, due_on: '2026-12-01' }).execute();
    onTestFinished(async () => {
      await db.deleteFrom('life_certificate').where('policy_no', '=', other).execute();
      await owner(asha);
    });
    const shown = await open();
    await compare(shown);
    await loadedPage('Check and send');
    const rows = within(screen.getByRole('table', { name: 'Life certificate' }));
    expect(rows.getByText(new RegExp(`^${ANNUITY},`))).toBeVisible();
    expect(rows.getByText(new RegExp(`^${other},`))).toBeVisible();
    await declare(shown);
    await loadedPage('Your life certificate is given');
    expect(screen.getByText('01/12/2027')).toBeVisible();
    expect(screen.getAllByText(/^SR\d{10}$/)).toHaveLength(1);
  });
});
