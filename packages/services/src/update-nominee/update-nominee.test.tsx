import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { customerAtom } from '@lifedesk/journey';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RenderedService, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());
beforeEach(() => api.forget());

const savings = '501234567';
const term = '501234575';

const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const card = (name: string) => screen.findByRole('region', { name });
const pressContinue = (shown: RenderedService) => press(shown, 'Continue');

/** The element with the total of the shares. */
const totalStatus = () => screen.getByText(/^Total \d+ %$/).closest('[role=status]');

/** The fields of one person. */
async function of(name: string) {
  const region = within(await card(name));
  const date = (label: string) => {
    const group = within(region.getByRole('group', { name: label }));
    return (['Day', 'Month', 'Year'] as const).map((part) => group.getByRole('textbox', { name: part }));
  };
  const text = (label: string) => region.getByRole('textbox', { name: label });
  const list = (label: string) => region.getByRole('combobox', { name: label });
  return { region, date, text, list };
}

/** Opens the nominees of one of Asha's policies. */
async function open(policyNo: string) {
  const shown = await renderSignedIn(api, 'Asha', '/cs/update-nominee');
  await shown.user.click(await screen.findByRole('radio', { name: new RegExp(policyNo) }));
  await pressContinue(shown);
  await heading('Who should receive the money?');
  await card('Mr Sameer Kulkarni');
  return shown;
}

async function give({ user }: RenderedService, field: HTMLElement, text: string) {
  await user.clear(field);
  if (text) await user.type(field, text);
}
const share = async (shown: RenderedService, name: string, percent: string) =>
  give(shown, (await of(name)).text('Share'), percent);

async function giveDate(shown: RenderedService, fields: HTMLElement[], date: string) {
  for (const [at, part] of date.split('/').entries()) await give(shown, fields[at] as HTMLElement, part);
}

/** Adds a new person, and fills in the values. */
async function add(shown: RenderedService, name: string, born: string, relationship: string, percent: string) {
  await shown.user.click(await screen.findByRole('button', { name: 'Add a new person' }));
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  await shown.user.keyboard(name);
  const person = await of(name);
  await giveDate(shown, person.date('Date of birth'), born);
  await shown.user.selectOptions(person.list('Relationship to you'), relationship);
  await give(shown, person.text('Share'), percent);
}

async function appoint(shown: RenderedService, minor: string, name: string, born: string, relationship: string) {
  const { text, date, list } = await of(minor);
  await give(shown, text('Full name of the appointee'), name);
  await giveDate(shown, date('Date of birth of the appointee'), born);
  await shown.user.selectOptions(list(`Relationship of the appointee to ${minor}`), relationship);
}

async function confirm(shown: RenderedService, name = 'Asha') {
  const { mobile } = await api.person(name);
  await pressContinue(shown);
  await heading('Change of nominees');
  await press(shown, 'Send OTP');
  await heading('Enter the OTP');
  await shown.user.type(
    screen.getByRole('textbox', { name: 'One-time password (OTP), 6 digits' }),
    await api.otpFor(mobile ?? ''),
  );
}

describe('the nominees of a policy', () => {
  it('change without a question about an appointee who is registered', async () => {
    const shown = await open(savings);
    const ira = await of('Ms Ira Kulkarni');
    expect(ira.region.getByText('Appointee for Ms Ira Kulkarni').nextElementSibling).toHaveTextContent(
      'Mr Sameer Kulkarni',
    );
    expect(ira.region.queryByRole('textbox', { name: 'Full name of the appointee' })).toBeNull();
    await share(shown, 'Mr Sameer Kulkarni', '50');
    await share(shown, 'Ms Ira Kulkarni', '50');
    await pressContinue(shown);
    await heading('Change of nominees');
  });

  it('change from the list to a request number; a removal can be undone until then; policy details have them immediately', async () => {
    const shown = await open(savings);
    expect((await of('Mr Sameer Kulkarni')).text('Share')).toHaveValue('60');
    expect(totalStatus()).toHaveTextContent('Total 100 %');
    await press(shown, 'Remove Mr Sameer Kulkarni');
    expect((await of('Mr Sameer Kulkarni')).region.getByText('Will be removed')).toBeVisible();
    expect(totalStatus()).toHaveTextContent('Total 40 %60 % left to give.');
    await press(shown, 'Keep Mr Sameer Kulkarni');
    expect((await of('Mr Sameer Kulkarni')).text('Share')).toHaveValue('60');
    await press(shown, 'Remove Mr Sameer Kulkarni');
    await add(shown, 'Dev Kulkarni', '31/1/1990', 'Brother', '75');
    await share(shown, 'Ms Ira Kulkarni', '25');
    await press(shown, 'Change the appointee for Ms Ira Kulkarni');
    expect((await of('Ms Ira Kulkarni')).text('Full name of the appointee')).toHaveFocus();
    await appoint(shown, 'Ms Ira Kulkarni', 'Mr Sameer Kulkarni', '6/8/1982', 'Father');
    await pressContinue(shown);
    await heading('Change of nominees');
    const row = (name: RegExp) => screen.getByRole('row', { name });
    expect(row(/^Mr Sameer Kulkarni/)).toHaveTextContent(/60 %, Husband.*Removed/);
    expect(row(/^Ms Ira Kulkarni/)).toHaveTextContent(/40 %, Daughter.*25 %, Daughter/);
    expect(row(/^Appointee for Ms Ira/)).toHaveTextContent(/born on 06\/08\/1982/);
    expect(row(/^Dev Kulkarni/)).toHaveTextContent(/None.*75 %, Brother, born on 31\/01\/1990/);
    await shown.user.click(screen.getByRole('button', { name: 'Change: Dev Kulkarni' }));
    await heading('Who should receive the money?');
    expect((await of('Dev Kulkarni')).text('Share')).toHaveValue('75');
    await confirm(shown);
    await press(shown, 'Confirm the change');
    await heading('Your nominees are changed');
    expect(screen.getByText(/^SR\d{10}$/)).toBeVisible();
    expect(screen.queryByText('Promised by')).toBeNull();
    expect(screen.getByText('Policy').nextElementSibling).toHaveTextContent(/^\d{9}$/);

    const policy = shown.app.store.get(customerAtom)?.policiesArray.find(({ policyNo }) => policyNo === savings);
    await shown.navigate(`/cs/policy-details?id=${policy?.id}`);
    const nominees = within(await screen.findByRole('region', { name: 'Nominees' }));
    expect(nominees.getByText('Dev Kulkarni')).toBeVisible();
    expect(nominees.getByText('Brother, 75 %')).toBeVisible();
    expect(nominees.queryByText('Mr Sameer Kulkarni')).toBeNull();
  });

  it('are changed once, however often the button is pressed', async () => {
    let sent = 0;
    const shown = await renderSignedIn(api, 'Rajesh', '/cs/update-nominee', {
      fetch: (input, init) => {
        if (String(input instanceof Request ? input.url : input).endsWith('/nominee/update')) sent += 1;
        return fetch(input, init);
      },
    });
    // his only policy is already chosen
    await heading('Who should receive the money?');
    await add(shown, 'Dev Verma', '31/1/1990', 'Brother', '100');
    const [present = ''] = screen.getAllByRole('button', { name: /^Remove/ }).map((button) => button.textContent ?? '');
    await press(shown, present);
    await confirm(shown, 'Rajesh');
    await shown.user.dblClick(screen.getByRole('button', { name: 'Confirm the change' }));
    await heading('Your nominees are changed');
    expect(sent).toBe(1);
  });

  it('are restored as typed when the service is opened again', async () => {
    const shown = await open(term);
    await add(shown, 'Dev Kulkarni', '31/1/19', 'Brother', '15');
    await press(shown, 'Remove Mr Sameer Kulkarni');
    const storedDraft = () => shown.app.sdk.session.store.get('session', 'draft.update-nominee') ?? '';
    await waitFor(() => expect(storedDraft()).toContain('Delete'));
    expect(storedDraft()).not.toMatch(/otpToken/);
    await shown.navigate('/cs/dashboard');
    await screen.findByRole('heading', { name: /Hello/ });
    await shown.navigate('/cs/update-nominee?step=nominees');
    const dev = await of('Dev Kulkarni');
    expect(dev.text('Share')).toHaveValue('15');
    expect(dev.date('Date of birth').map((part) => (part as HTMLInputElement).value)).toEqual(['31', '1', '19']);
    expect(screen.getByRole('button', { name: 'Keep Mr Sameer Kulkarni' })).toBeVisible();
  });
});

describe('invalid nominees', () => {
  it.each([
    ['', /Enter the share/],
    ['0', /whole number from 1 to 100/],
    ['99.5', /whole number from 1 to 100/],
    ['101', /whole number from 1 to 100/],
  ])('a share of %j is refused at its field, and stays there', async (percent, says) => {
    const shown = await open(term);
    await share(shown, 'Mr Sameer Kulkarni', percent);
    await pressContinue(shown);
    expect((await of('Mr Sameer Kulkarni')).text('Share')).toHaveAccessibleDescription(says);
    expect((await of('Mr Sameer Kulkarni')).text('Share')).toHaveValue(percent);
  });

  it.each([
    ['39', 'Total 99 %', '1 % left to give.', 'They are 1 % too low.'],
    ['41', 'Total 101 %', '1 % too much.', 'They are 1 % too high.'],
  ])(
    'shares of 60 and %s are counted as they are typed, and refused at their sum',
    async (rest, sum, says, refusal) => {
      const shown = await open(term);
      await share(shown, 'Mr Sameer Kulkarni', '60');
      expect(totalStatus()).toHaveTextContent('40 % left to give.');
      await add(shown, 'Dev Kulkarni', '31/1/1990', 'Brother', rest);
      expect(totalStatus()).toHaveTextContent(`${sum}${says}`);
      await pressContinue(shown);
      expect(totalStatus()).toHaveTextContent(`${sum}The shares must add up to 100 %. ${refusal}`);
      await shown.user.click(screen.getByRole('link', { name: `The shares must add up to 100 %. ${refusal}` }));
      expect(totalStatus()).toHaveFocus();
    },
  );

  it('no nominee, or nothing changed', async () => {
    const shown = await open(term);
    await pressContinue(shown);
    expect(screen.getByRole('link', { name: /Nothing has changed yet/ })).toBeVisible();
    await press(shown, 'Remove Mr Sameer Kulkarni');
    await pressContinue(shown);
    expect(screen.getByRole('link', { name: 'Keep or add at least one nominee.' })).toBeVisible();
  });

  it('a minor whom the insurer knows, without an appointee of age', async () => {
    const shown = await open(term);
    await press(shown, 'Add this person');
    const known = screen.getByRole('combobox', { name: 'A person you have named before' });
    expect(known).toHaveAccessibleDescription('Choose a person');
    await shown.user.selectOptions(known, 'Ms Ira Kulkarni');
    await press(shown, 'Add this person');
    const ira = await of('Ms Ira Kulkarni');
    expect(ira.text('Share')).toHaveFocus();
    await shown.user.keyboard('40');
    await share(shown, 'Mr Sameer Kulkarni', '60');
    await pressContinue(shown);
    expect(ira.text('Full name of the appointee')).toHaveAccessibleDescription(/Enter the full name/);
    expect(ira.list('Relationship of the appointee to Ms Ira Kulkarni')).toHaveAccessibleDescription(
      /Choose the relationship/,
    );
    await appoint(shown, 'Ms Ira Kulkarni', 'Neha Kulkarni', '22/11/2008', 'Sister');
    await pressContinue(shown);
    expect(screen.getByRole('link', { name: /must be at least 18 years old/ })).toBeVisible();
    await giveDate(shown, ira.date('Date of birth of the appointee'), '21/11/2008');
    await pressContinue(shown);
    await heading('Change of nominees');
  });

  it('offers people of age whom it knows as the appointee of a minor', async () => {
    const shown = await open(term);
    await shown.user.selectOptions(
      screen.getByRole('combobox', { name: 'A person you have named before' }),
      'Ms Ira Kulkarni',
    );
    await press(shown, 'Add this person');
    const ira = await of('Ms Ira Kulkarni');
    expect(ira.region.queryByRole('button', { name: 'Choose Ms Ira Kulkarni' })).toBeNull();
    await shown.user.click(ira.region.getByRole('button', { name: 'Choose Mr Sameer Kulkarni' }));
    expect(ira.text('Full name of the appointee')).toHaveValue('Mr Sameer Kulkarni');
    for (const field of ira.date('Date of birth of the appointee')) expect(field).not.toHaveValue('');
    expect(ira.list('Relationship of the appointee to Ms Ira Kulkarni')).toHaveValue('');
  });

  it('a person without a name or not born yet; a person of age needs no appointee', async () => {
    const shown = await open(term);
    await press(shown, 'Add a new person');
    await pressContinue(shown);
    const dev = await of('New nominee');
    expect(totalStatus()).toHaveTextContent(
      'Total 100 %The shares add up to 100 %. Details above are missing or wrong.',
    );
    expect(totalStatus()).toHaveAttribute('data-tone', 'info');
    expect(screen.getByRole('link', { name: 'New nominee: Enter the share' })).toBeVisible();
    expect(dev.text('Full name')).toHaveAccessibleDescription(/Enter the full name/);
    expect(dev.list('Relationship to you')).toHaveAccessibleDescription(/Choose the relationship/);
    const birth = dev.date('Date of birth');
    expect(birth[0]).toHaveAccessibleDescription(/Enter the date of birth/);
    await giveDate(shown, birth, '22/11/2026');
    await pressContinue(shown);
    expect(birth[0]).toHaveAccessibleDescription(/This date is in the future/);
    await giveDate(shown, birth, '22/11/2008');
    expect(dev.text('Full name of the appointee')).toBeVisible();
    await giveDate(shown, birth, '21/11/2008');
    expect(dev.region.queryByRole('textbox', { name: 'Full name of the appointee' })).toBeNull();
  });

  it('the same person twice', async () => {
    const shown = await open(term);
    await share(shown, 'Mr Sameer Kulkarni', '60');
    await add(shown, 'sameer kulkarni', '6/8/1982', 'Husband', '40');
    await pressContinue(shown);
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveAccessibleDescription(/already on the list/);
  });

  it('a list that was changed elsewhere in the meantime: the server says so, and it can be corrected', async () => {
    const shown = await renderSignedIn(api, 'Kamala', '/cs/update-nominee');
    await heading('Who should receive the money?');
    await add(shown, 'Dev Joshi', '31/1/1990', 'Brother', '100');
    const [present = ''] = screen.getAllByRole('button', { name: /^Remove/ }).map((button) => button.textContent ?? '');
    await press(shown, present);
    await confirm(shown, 'Kamala');
    const { policyNumbers } = await api.person('Kamala');
    await api.deps.db
      .insertInto('policy_nominee')
      .values({
        policy_no: policyNumbers[0] ?? '',
        position: 9,
        client_id: '40099777',
        name: 'Mr Late Comer',
        relationship: 'Son',
        share: 1,
      })
      .execute();
    await press(shown, 'Confirm the change');
    expect(await screen.findByRole('link', { name: /could not register these nominees/ })).toBeVisible();
    expect((await of('Dev Joshi')).text('Share')).toHaveValue('100');
    await pressContinue(shown);
    await heading('Change of nominees');
    await press(shown, 'Send OTP');
    await shown.user.click(await screen.findByRole('button', { name: 'Remove Mr Late Comer' }));
    // the insurer does not know the birth date, and no longer asks for it
    expect((await of('Mr Late Comer')).region.queryByRole('group')).toBeNull();
    await confirm(shown, 'Kamala');
    await press(shown, 'Confirm the change');
    await heading('Your nominees are changed');
  });
});

it('of a restricted policy cannot be changed, and the page says why', async () => {
  await renderSignedIn(api, 'Nandini', '/cs/update-nominee');
  expect(await screen.findAllByRole('radio')).toHaveLength(1);
  const restricted = within(screen.getByRole('region', { name: 'Policies that you cannot choose here' }));
  const assigned = within(restricted.getByRole('region', { name: /510123456/ }));
  expect(assigned.getByText(/assigned to a lender as security/)).toBeVisible();
  const trust = within(restricted.getByRole('region', { name: /510123464/ }));
  expect(trust.getByText(/Only the trustees can act on it/)).toBeVisible();
});
