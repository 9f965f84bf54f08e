import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  picture,
  type RenderedService,
  type RenderOptions,
  renderCompany,
  renderService,
  renderSignedIn,
} from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  // uploads then use fetch, which needs no browser
  vi.stubGlobal('XMLHttpRequest', undefined);
  api = await startApi();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await api?.close();
});
beforeEach(async () => {
  await api.forget();
  const { db } = api.deps;
  await db.deleteFrom('fatca_declaration').execute();
  await db
    .updateTable('service_request')
    .set({ state: 'completed', settled_at: api.now() })
    .where('type', '=', 'update-nationality')
    .execute();
  await db
    .updateTable('customer')
    .set({ nationality: 'N', fatca_required: true })
    .where('client_id', '=', '40045678')
    .execute();
});

const address = '/cs/update-nationality';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const list = (name: string) => screen.findByRole('combobox', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const pressContinue = (shown: RenderedService) => press(shown, 'Continue');
const pick = async ({ user }: RenderedService, name: string, country: string) =>
  user.selectOptions(await list(name), country);
const choose = async ({ user }: RenderedService, name: string | RegExp) =>
  user.click(await screen.findByRole('radio', { name }));
const link = (name: string) => screen.findByRole('link', { name });

const open = (name: string, options?: RenderOptions) => renderSignedIn(api, name, address, options);
async function openPartial(policyNo = '504567890') {
  const shown = await renderService(api, '/cs/pay-online');
  await shown.user.type(await screen.findByRole('textbox', { name: 'Policy number or mobile number' }), policyNo);
  await press(shown, 'See what is due');
  await shown.user.click(await link('Declare nationality and tax residence'));
  await heading('Your nationality and tax residence');
  return shown;
}

/** The first step of a customer who lives abroad. */
async function liveIn(shown: RenderedService, country: string, taxCountry = country) {
  await choose(shown, /NRI/);
  await pick(shown, 'Country you live in', country);
  await pick(shown, 'Country of birth', 'India');
  await pick(shown, 'Country of tax residence', taxCountry);
  await pressContinue(shown);
  await heading(`Your tax residence: ${taxCountry}`);
}
async function givePassport(shown: RenderedService) {
  await heading('Your passport and visa');
  await shown.user.type(await field('Passport number'), 'z123 4567');
  await pick(shown, 'Country that issued it', 'India');
  await pressContinue(shown);
}
async function upload({ user }: RenderedService, label: string) {
  const received = screen.queryAllByText('Received').length;
  const input = await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input[type=file]' });
  await user.upload(input, picture('scan.png'));
  await waitFor(() => expect(screen.getAllByText('Received')).toHaveLength(received + 1));
}
async function declareAndConfirm(shown: RenderedService, name: string) {
  await shown.user.click(screen.getByRole('checkbox', { name: /I declare/ }));
  await press(shown, 'Send OTP');
  await heading('Enter the OTP');
  const { mobile } = await api.person(name);
  await shown.user.type(await field('One-time password (OTP), 6 digits'), await api.otpFor(mobile ?? ''));
  await press(shown, 'Confirm the declaration');
}

describe('a declaration with an OTP', () => {
  it('of someone living abroad clears the dashboard without a reload, and is among the requests', async () => {
    const shown = await renderSignedIn(api, 'Arjun');
    const need = { name: 'Declare nationality' };
    const money = within(await screen.findByRole('region', { name: 'Money for you' }));
    await shown.user.click(await money.findByRole('link', need));
    await heading('Your nationality and tax residence');
    expect(await screen.findByRole('radio', { name: /NRI/ })).toBeChecked();

    await liveIn(shown, 'United Arab Emirates');
    expect(screen.getByText(/No tax id is needed for United Arab Emirates/)).toBeVisible();
    await pick(shown, 'Kind of address in that country', 'Residential');
    await pressContinue(shown);
    await givePassport(shown);
    await heading('Show us your documents');
    await upload(shown, 'Passport, the page with your photo');
    await pressContinue(shown);

    await heading('Declaration of nationality and tax residence');
    const row = screen.getByRole('row', { name: /Country of tax residence/ });
    expect(within(row).getByText('None')).toBeVisible();
    expect(within(row).getByText('United Arab Emirates')).toBeVisible();
    // in full for checking, and nowhere else
    expect(screen.getByText('Z1234567')).toBeVisible();
    await declareAndConfirm(shown, 'Arjun');
    await heading('Your nationality and tax residence are declared');
    expect(document.body.textContent).not.toContain('Z1234567');
    expect(screen.getByText(/We review your documents/)).toBeVisible();
    const ticket = screen.getByText(/^SR\d{10}$/).textContent ?? '';

    await shown.user.click(await link('Go to your overview'));
    await screen.findByRole('heading', { name: /Hello/ });
    expect(await screen.findByRole('link', { name: 'Update PAN' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', need)).toBeNull());
    await shown.navigate('/cs/track-service-requests');
    expect(await screen.findByRole('link', { name: `Nationality and tax residence ${ticket}` })).toBeVisible();

    await shown.navigate(address);
    expect(await screen.findByText('We are reviewing an earlier declaration')).toBeVisible();
    expect(await link('Follow this request')).toHaveAttribute('href', `/cs/track-service-requests?ticket=${ticket}`);
  });

  it('needs nothing more from an Indian who lives and pays tax only in India', async () => {
    const shown = await open('Farhan');
    await choose(shown, /^Indian/);
    expect(screen.queryByRole('combobox', { name: 'Country you live in' })).toBeNull();
    await pick(shown, 'Country of birth', 'India');
    await pick(shown, 'Country of tax residence', 'India');
    await pressContinue(shown);
    await heading('Declaration of nationality and tax residence');
    await press(shown, 'Send OTP');
    expect(screen.getByRole('checkbox', { name: /I declare/ })).toHaveAccessibleDescription(/Tick the declaration/);
    await declareAndConfirm(shown, 'Farhan');
    await heading('Your nationality and tax residence are declared');
    expect(screen.getByText('The declaration applies from now on.')).toBeVisible();
  });

  it('accepts another document if there is no tax id, and asks for a copy of it', async () => {
    const shown = await open('Arjun');
    await liveIn(shown, 'Singapore');
    await choose(shown, /No, I have another document/);
    expect((await list('Document in place of a tax id')).textContent).toContain('NRIC or FIN');
    await pick(shown, 'Kind of address in that country', 'Residential');
    await pressContinue(shown);
    expect(await list('Document in place of a tax id')).toHaveAccessibleDescription(/Choose the document/);
    expect(await field('Document number')).toHaveAccessibleDescription(/Enter the document number/);
    await pick(shown, 'Document in place of a tax id', 'NRIC or FIN');
    await shown.user.type(await field('Document number'), 'S1234567D');
    await pressContinue(shown);
    await givePassport(shown);
    await upload(shown, 'Passport, the page with your photo');
    await pressContinue(shown);
    expect(screen.getByRole('link', { name: 'Choose a file' })).toBeVisible();
    await upload(shown, 'NRIC or FIN');
    await pressContinue(shown);
    await heading('Declaration of nationality and tax residence');
    expect(screen.getByText('NRIC or FIN, S1234567D')).toBeVisible();
    await declareAndConfirm(shown, 'Arjun');
    await heading('Your nationality and tax residence are declared');
    const [declared] = await api.deps.db.selectFrom('fatca_declaration').select('details').execute();
    expect(declared?.details).toMatchObject({
      otherProofForiegnTaxResidence: 'NRIC or FIN',
      documentNumber: 'S1234567D',
    });
  });

  it.each([
    ['Australia', /Tax File Number \(TFN\)/],
    ['Canada', /Social Insurance Number \(SIN\)/],
    ['United States', /\(SSN\), Employer Identification Number \(EIN\)/],
    ['United Kingdom', /\(UTR\), National Insurance Number \(NINO\)/],
    ['Brazil', /as the tax office of the country writes it/],
  ])('helps with the tax id of %s, and says at the field when it is too short', async (country, help) => {
    const shown = await open('Arjun');
    await liveIn(shown, country);
    await pressContinue(shown);
    expect(screen.getByRole('link', { name: 'Say whether you have a tax id' })).toBeVisible();
    expect(await list('Kind of address in that country')).toHaveAccessibleDescription(/Choose the kind of address/);
    await choose(shown, 'Yes');
    expect(await field('Foreign tax id')).toHaveAccessibleDescription(help);
    await shown.user.type(await field('Foreign tax id'), '12 3');
    await pick(shown, 'Kind of address in that country', 'Business');
    await pressContinue(shown);
    expect(await field('Foreign tax id')).toHaveAccessibleDescription(/at least 4 characters/);
    await shown.user.type(await field('Foreign tax id'), '4');
    await pressContinue(shown);
    await heading('Your passport and visa');
  });

  it('shows at each field of the first step what is missing, and offers India only if it can apply', async () => {
    const shown = await open('Arjun');
    await choose(shown, /Foreign national/);
    await pressContinue(shown);
    for (const [name, says] of [
      ['Country you live in', /Choose the country you live in/],
      ['Country of citizenship', /Choose your country of citizenship/],
      ['Country of birth', /Choose your country of birth/],
      ['Country of tax residence', /Choose the country of tax residence/],
    ] as const)
      expect(await list(name)).toHaveAccessibleDescription(says);
    const options = async (name: string) => within(await list(name)).queryAllByRole('option', { name: 'India' });
    expect(await options('Country of citizenship')).toEqual([]);
    expect(await options('Country you live in')).toHaveLength(1);
    await choose(shown, /NRI/);
    expect(await options('Country you live in')).toEqual([]);
  });

  it('reports what is wrong with passport and visa', async () => {
    const shown = await open('Arjun');
    await liveIn(shown, 'Kuwait');
    expect(await screen.findByText('No tax id is needed for Kuwait.')).toBeVisible();
    await pick(shown, 'Kind of address in that country', 'Residential');
    await pressContinue(shown);
    await heading('Your passport and visa');
    await pick(shown, 'Visa or residence permit', 'Employment');
    const dayOf = (group: string) => within(screen.getByRole('group', { name: new RegExp(`^${group}`) }));
    const date = async (group: string, ...parts: readonly [string, string, string]) => {
      for (const [at, name] of ['Day', 'Month', 'Year'].entries()) {
        const input = dayOf(group).getByRole('textbox', { name });
        await shown.user.clear(input);
        await shown.user.type(input, parts[at] ?? '');
      }
    };
    await date('Issued on', '1', '1', '2999');
    await pressContinue(shown);
    expect(await field('Passport number')).toHaveAccessibleDescription(/Enter the passport number/);
    expect(await list('Country that issued it')).toHaveAccessibleDescription(/Choose the country/);
    const group = (name: string) => screen.getByRole('group', { name: new RegExp(`^${name}`) });
    expect(group('Issued on')).toHaveAccessibleDescription(/in the future/);
    expect(group('Valid until')).toHaveAccessibleDescription(/last day on which the visa is valid/);
    await date('Valid until', '1', '2', '2020');
    await pressContinue(shown);
    expect(group('Valid until')).toHaveAccessibleDescription(/This visa has expired/);
    await date('Valid until', '30', '2', '2030');
    await pressContinue(shown);
    expect(group('Valid until')).toHaveAccessibleDescription(/This month has fewer days/);
  });

  it('stores no number on the device, and asks for it again', async () => {
    const shown = await open('Arjun');
    await liveIn(shown, 'Singapore');
    await choose(shown, 'Yes');
    await shown.user.type(await field('Foreign tax id'), 'S7654321Z');
    await pick(shown, 'Kind of address in that country', 'Residential');
    await pressContinue(shown);
    await givePassport(shown);
    await heading('Show us your documents');
    const { store } = shown.app.sdk.session;
    const kept = store
      .keys('session')
      .map((key) => store.get('session', key))
      .join();
    expect(kept).toContain('"countryOfResidencePerTax":"SG"');
    expect(kept).not.toContain('S7654321Z');
    expect(kept).not.toContain('Z1234567');
    await shown.navigate('/cs/dashboard');
    await screen.findByRole('heading', { name: /Hello/ });
    await shown.navigate(`${address}?step=proof`);
    await heading('Your tax residence: Singapore');
    expect(await field('Foreign tax id')).toHaveValue('');
    expect(screen.getByText(/Please enter those again/)).toBeVisible();
  });
});

describe('a declaration in a payments-only session', () => {
  it('is linked from what is due, needs no OTP and no file, and counts after a review', async () => {
    const shown = await openPartial();
    expect(await screen.findByText(/You did not sign in with an OTP/)).toBeVisible();
    await liveIn(shown, 'Singapore');
    await choose(shown, 'Yes');
    await shown.user.type(await field('Foreign tax id'), 'S7654321Z');
    await pick(shown, 'Kind of address in that country', 'Residential');
    await pressContinue(shown);
    await givePassport(shown);
    await heading('Declaration of nationality and tax residence');
    await shown.user.click(screen.getByRole('checkbox', { name: /I declare/ }));
    await press(shown, 'Send the declaration');
    await heading('We have received your declaration');
    expect(screen.getByText('It applies after our review.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Follow this request' })).toBeNull();
    const { fatca_required } = await api.deps.db
      .selectFrom('customer')
      .select('fatca_required')
      .where('client_id', '=', '40045678')
      .executeTakeFirstOrThrow();
    expect(fatca_required).toBe(true);
    await shown.user.click(await link('Back to what is due'));
    await waitFor(() => expect(shown.address()).toBe('/cs/pay-online'));
  });

  it('shows nothing that is registered, not even the nationality', async () => {
    await openPartial();
    expect(await list('Country of birth')).toHaveValue('');
    for (const nationality of screen.getAllByRole('radio')) expect(nationality).not.toBeChecked();
  });
});

describe('the declaration of a company', () => {
  it('needs no passport and no OTP, and completes', async () => {
    const shown = await renderCompany(api, address);
    await heading('Where your company pays taxes');
    await pressContinue(shown);
    for (const [name, says] of [
      ['Country of incorporation', /Choose the country of incorporation/],
      ['Country where it is managed', /Choose the country where it is managed/],
    ] as const)
      expect(await list(name)).toHaveAccessibleDescription(says);
    await pick(shown, 'Country of incorporation', 'India');
    await pick(shown, 'Country where it is managed', 'India');
    await pick(shown, 'Country of tax residence', 'Mauritius');
    await pressContinue(shown);
    await heading('Your tax residence: Mauritius');
    await choose(shown, 'Yes');
    await shown.user.type(await field('Foreign tax id'), 'C12345678');
    await pick(shown, 'Kind of address in that country', 'Registered office');
    await pressContinue(shown);
    await heading('Declaration of nationality and tax residence');
    await shown.user.click(screen.getByRole('checkbox', { name: /The company declares/ }));
    await press(shown, 'Send the declaration');
    await heading('Your nationality and tax residence are declared');
    expect(screen.getByText(/^SR\d{10}$/)).toBeVisible();
  });
});
