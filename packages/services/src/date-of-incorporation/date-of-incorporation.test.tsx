import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { picture, type RenderedService, type RenderOptions, renderCompany } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  // uploads then use fetch, which needs no browser
  vi.stubGlobal('XMLHttpRequest', undefined);
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(async () => {
  vi.unstubAllGlobals();
  await api?.close();
});

const open = (options?: RenderOptions) => renderCompany(api, '/cs/date-of-incorporation', options);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = ({ user }: RenderedService, name: string) => user.click(screen.getByRole('button', { name }));
const part = (name: string) => screen.findByRole('textbox', { name });
const group = () => screen.findByRole('group', { name: 'Date of incorporation' });

async function give(shown: RenderedService, [day, month, year]: readonly string[]) {
  for (const [name, text] of [
    ['Day', day],
    ['Month', month],
    ['Year', year],
  ] as const) {
    const input = await part(name);
    await shown.user.clear(input);
    if (text) await shown.user.type(input, text);
  }
  await press(shown, 'Continue');
}

/** The certificate, the code and the end. */
async function finish(shown: RenderedService) {
  await heading('Show us the certificate of incorporation');
  const input = await screen.findByLabelText(/^Choose a file/, { selector: 'input[type=file]' });
  await shown.user.upload(input, picture('certificate.png'));
  await screen.findByText('Received');
  await press(shown, 'Continue');
  await heading('Change of the date of incorporation');
  await press(shown, 'Send OTP');
  await heading('Enter the OTP');
  const { mobile } = await api.person('Sahyadri');
  await shown.user.type(screen.getByRole('textbox', { name: /One-time password/ }), await api.otpFor(mobile ?? ''));
  await press(shown, 'Send the change');
  await heading('We have received the date of incorporation');
}

describe('a date of incorporation', () => {
  // no test finds the request of another
  beforeEach(() =>
    api.deps.db
      .updateTable('service_request')
      .set({ state: 'declined', settled_at: api.now() })
      .where('type', '=', 'date-of-incorporation')
      .execute(),
  );

  it('needs the certificate and an OTP, and waits for its review, which is not asked for twice', async () => {
    const shown = await open();
    expect(await screen.findByText('14/04/1987')).toBeVisible();
    await give(shown, ['15', '4', '1987']);
    await heading('Show us the certificate of incorporation');
    await press(shown, 'Continue');
    await heading('Show us the certificate of incorporation');
    await finish(shown);
    expect(screen.getByText('15/04/1987')).toBeVisible();
    expect(screen.getByText(/^SR\d{10}$/)).toBeVisible();
    // companies have no list of requests
    expect(screen.queryByRole('link', { name: 'Follow this request' })).toBeNull();
    await shown.user.click(screen.getByRole('link', { name: 'Go to your overview' }));
    await heading('Sahyadri Textiles Ltd');
    expect(await screen.findByText('14/04/1987')).toBeVisible();
    await shown.navigate('/cs/date-of-incorporation');
    expect(await screen.findByText('We are comparing the date 15/04/1987 with your certificate')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    [['', '', ''], /Enter the date of incorporation/],
    [['1', '', '1987'], /Enter the day, the month and the year/],
    [['1', '13', '1987'], /This is not a date/],
    [['30', '2', '1987'], /This month has fewer days/],
    [['31', '12', '1849'], /This date is before 1850/],
    [['22', '11', '2026'], /in the future/],
  ])('%j is refused at the field', async (typed, says) => {
    const shown = await open();
    await give(shown, typed);
    expect(await group()).toHaveAccessibleDescription(says);
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent(says);
  });

  it('may be today, but not the registered one', async () => {
    const shown = await open();
    const registered = (await screen.findByText(/^\d\d\/\d\d\/\d{4}$/)).textContent ?? '';
    await give(shown, registered.split('/'));
    expect(await group()).toHaveAccessibleDescription(/already registered/);
    await give(shown, ['21', '11', '2026']);
    await heading('Show us the certificate of incorporation');
  });

  it('is restored after a reload as typed', async () => {
    const shown = await open();
    await give(shown, ['1', '2', '1990']);
    await heading('Show us the certificate of incorporation');
    await press(shown, 'Back');
    expect(await part('Year')).toHaveValue('1990');
    expect(await part('Day')).toHaveValue('01');
  });

  it('is restored half typed, and still refused at the missing part', async () => {
    const shown = await open();
    await give(shown, ['', '2', '1990']);
    expect(await group()).toHaveAccessibleDescription(/Enter the day, the month and the year/);
    const { sdk } = shown.app;
    await waitFor(() => expect(sdk.session.store.get('session', 'draft.date-of-incorporation')).toContain('"1990-2-"'));
    await shown.navigate('/cs/dashboard');
    await heading('Sahyadri Textiles Ltd');
    await shown.navigate('/cs/date-of-incorporation');
    expect(await part('Month')).toHaveValue('2');
    expect(await part('Year')).toHaveValue('1990');
    expect(await part('Day')).toHaveValue('');
    await press(shown, 'Continue');
    expect(await part('Day')).toBeInvalid();
    expect(await part('Month')).toBeValid();
  });

  it('is sent once, even if the response got lost', async () => {
    let lost = true;
    const shown = await open({
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        if (!String(input instanceof Request ? input.url : input).endsWith('/updatedoi') || !lost) return answer;
        lost = false;
        throw new TypeError('the response got lost');
      },
    });
    const requests = async () =>
      (
        await api.deps.db
          .selectFrom('service_request')
          .select('ticket')
          .where('type', '=', 'date-of-incorporation')
          .execute()
      ).length;
    const before = await requests();
    await give(shown, ['3', '3', '1991']);
    await finish(shown);
    expect(await requests()).toBe(before + 1);
  });

  it('keeps the dashboard closed while it is missing, and opens it when it is sent', async () => {
    const company = api.deps.db.updateTable('customer').where('client_id', '=', '90000001');
    await company.set({ incorporated_on: null }).execute();
    try {
      const shown = await renderCompany(api);
      await heading('One question before you continue');
      await shown.user.click(screen.getByRole('link', { name: 'Answer now' }));
      await heading('When was your company incorporated?');
      expect(await screen.findByText('Not registered')).toBeVisible();
      await give(shown, ['14', '4', '1987']);
      await finish(shown);
      await shown.user.click(screen.getByRole('link', { name: 'Go to your overview' }));
      await heading('Sahyadri Textiles Ltd');
    } finally {
      await company.set({ incorporated_on: '1987-04-14' }).execute();
    }
  });
});
