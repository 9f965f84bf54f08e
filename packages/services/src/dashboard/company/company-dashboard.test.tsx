import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { calendarDaysBetween, parseDayFirstDate } from '@lifedesk/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderCompany, saved } from '../../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api?.close());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Policies of your company' }))
    .getAllByRole('row')
    .slice(1);
const numbers = async () => (await rows()).map((row) => within(row).getByRole('link').textContent ?? '');
/** The policies that the search offers. */
const offers = () => within(screen.getByRole('listbox')).getAllByRole('option');
const finder = () => screen.findByRole('combobox', { name: 'Find a policy' });
const pathOf = (input: RequestInfo | URL) => String(input instanceof Request ? input.url : input);

/** A network in which one operation behaves differently. */
const instead =
  (path: string, answer: (request: Request) => Promise<Response>): typeof fetch =>
  (input, init) =>
    pathOf(input).endsWith(path) ? answer(new Request(input, init)) : fetch(input, init);

describe('the dashboard of a company', () => {
  it('shows the amount to pay first, the totals, and the first policies of 5,000', async () => {
    const { user, address } = await renderCompany(api);
    await heading('Sahyadri Textiles Ltd');
    await waitFor(() => expect(screen.getByText('5,000 policies for your people')).toBeVisible());
    const first = within(await screen.findByRole('region', { name: 'Needs your attention' }));
    expect(first.getByText(/^₹[\d,]+(\.\d\d)?$/)).toBeVisible();
    expect(await first.findByText(/^\d+ policies have lapsed\./)).toBeVisible();
    expect(await rows()).toHaveLength(20);
    expect(screen.getByText('1 to 20 of 5,000')).toBeVisible();
    const last = within(screen.getByRole('region', { name: 'Last payment' }));
    expect(last.getByText(/^Premium, (policy 6\d{8}|\d+ policies)$/)).toBeVisible();
    await user.click(first.getByRole('link', { name: 'Show these policies' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Show' })).toHaveValue('due'));
    expect(address()).toBe('/cs/dashboard?only=due');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Your policies' })).toHaveFocus());
    await waitFor(() => expect(screen.getByText(/^1 to 20 of [\d]{3}$/)).toBeVisible());
  });

  it('lists the lapsed policies from their card, and goes to any page of them', async () => {
    const { user, address } = await renderCompany(api);
    const [show] = await screen.findAllByRole('link', { name: 'Show the lapsed policies' });
    await user.click(show as HTMLElement);
    const position = await screen.findByText(/^1 to 20 of \d{3}$/);
    for (const row of await rows()) expect(within(row).getByText(/^Lapsed/)).toBeVisible();
    const pages = within(screen.getByRole('combobox', { name: 'Page' })).getAllByRole('option').length;
    await user.selectOptions(screen.getByRole('combobox', { name: 'Page' }), String(pages));
    await waitFor(() => expect(position).toHaveTextContent(/^\d+ to (\d{3}) of \1$/));
    expect(address()).toContain('only=lapsed');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'overdue');
    await waitFor(() => expect(screen.getByText(/^1 to \d+ of \d+$/)).toBeVisible());
  });

  it('says of each premium to pay how many days it is overdue or has left, and the sum of the page', async () => {
    const { user } = await renderCompany(api, '/cs/dashboard?only=due');
    await screen.findByText(/^1 to 20 of \d{3}$/);
    for (const row of await rows()) {
      const [day = ''] = /\d\d\/\d\d\/\d{4}/.exec(row.textContent ?? '') ?? [];
      const days = calendarDaysBetween(parseDayFirstDate(day) ?? '2026-11-21', '2026-11-21');
      expect(within(row).getByText(`${days} day${days === 1 ? '' : 's'} overdue`)).toBeVisible();
    }
    expect(screen.getByText(/^To pay now on this page: ₹[\d,]+\.\d\d$/)).toBeVisible();
    const pages = within(screen.getByRole('combobox', { name: 'Page' })).getAllByRole('option').length;
    await user.selectOptions(screen.getByRole('combobox', { name: 'Page' }), String(pages));
    const [last] = await screen.findAllByText('Due in 30 days');
    expect(last).toBeVisible();
  });

  it('saves the chosen list for a spreadsheet, all pages of it', async () => {
    const { user } = await renderCompany(api, '/cs/dashboard?only=overdue');
    const shown = await screen.findByText(/^1 to \d+ of (\d+)$/);
    const total = Number(shown.textContent?.match(/\d+$/)?.[0]);
    await user.click(screen.getByRole('button', { name: 'Save this list for a spreadsheet' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.anything(), 'policies-overdue.csv'));
    const [head, ...lines] = ((await saved.mock.lastCall?.[0].text()) ?? '').trim().split('\r\n');
    expect(head).toMatch(/^\uFEFF?Policy,/);
    expect(lines).toHaveLength(total);
    for (const line of lines) expect(line).toMatch(/^6\d{8},.*,\d+\.\d\d,\d+\.\d\d$/);
  });

  it('shows the last page for an address that names one beyond it', async () => {
    const { address } = await renderCompany(api, '/cs/dashboard?page=9999&sort=policyNo');
    await waitFor(async () => expect((await numbers()).at(-1)).toBe('600005000'));
    expect(address()).toContain('page=250');
  });

  it('pages through the list in the chosen order, and returns to the same place', async () => {
    const { navigate, back, user, address } = await renderCompany(api);
    const first = await numbers();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(async () => expect(await numbers()).not.toEqual(first));
    expect(screen.getByText('21 to 40 of 5,000')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await user.click(within(await screen.findByRole('table')).getByRole('button', { name: 'Policy' }));
    await waitFor(async () => expect((await numbers())[0]).toBe('600000001'));
    await navigate('/cs/dashboard?page=250&sort=policyNo');
    await waitFor(async () => expect((await numbers()).at(-1)).toBe('600005000'));
    expect(screen.getByText('4,981 to 5,000 of 5,000')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '600005000' }));
    await screen.findByRole('region', { name: 'Cover' });
    expect(address()).not.toContain('600005000');
    await back();
    await waitFor(async () => expect((await numbers()).at(-1)).toBe('600005000'));
    expect(address()).toBe('/cs/dashboard?page=250&sort=policyNo');
  });

  it('shows in place that the policies failed to load, and loads them on retry', async () => {
    let away = true;
    const { user } = await renderCompany(api, '/cs/dashboard', {
      fetch: instead('/corporate/policies/dashboard', async (request) =>
        away ? new Response(null, { status: 503 }) : fetch(request),
      ),
    });
    const failed = await screen.findByRole('alert');
    expect(failed).toHaveTextContent('The policies could not be loaded');
    expect(await finder()).toBeVisible();
    away = false;
    await user.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(20);
  });

  it('opens even if the questions to answer cannot be loaded, and says so', async () => {
    await renderCompany(api, '/cs/dashboard', {
      fetch: instead('/interceptor', async () => new Response(null, { status: 503 })),
    });
    expect(await screen.findByText(/could not check if any details are missing/)).toBeVisible();
    expect(await rows()).toHaveLength(20);
  });

  it('stays open for a question that no service here answers, and says whom to call', async () => {
    const company = api.deps.db.updateTable('customer').where('client_id', '=', '90000001');
    await company.set({ neft_qc_status: 'missing' }).execute();
    try {
      await renderCompany(api);
      await heading('Sahyadri Textiles Ltd');
      expect(await screen.findByText(/bank account of your company is missing/)).toBeVisible();
      const first = within(screen.getByRole('region', { name: 'Needs your attention' }));
      expect(first.getAllByRole('link', { name: /^Call 1800/ })[0]).toHaveAttribute('href', 'tel:18000000199');
    } finally {
      await company.set({ neft_qc_status: 'verified' }).execute();
    }
  });

  it('asks for a missing tax residence first, and links to its form', async () => {
    const company = api.deps.db.updateTable('customer').where('client_id', '=', '90000001');
    await company.set({ fatca_required: true }).execute();
    try {
      const { user } = await renderCompany(api);
      await heading('One question before you continue');
      expect(screen.getByText(/tax residence of your company is missing/)).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Answer now' }));
      await heading('Where your company pays taxes');
    } finally {
      await company.set({ fatca_required: false }).execute();
    }
  });
});

describe('the search', () => {
  it('finds by number, name and status while typing, and reaches the policy by keyboard', async () => {
    const { user, address } = await renderCompany(api);
    await user.type(await finder(), '600004321');
    const option = await screen.findByRole('option', { name: /^600004321/ });
    expect(option).toHaveTextContent(/\w+ \w+, /);
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('region', { name: 'Cover' });
    expect(address()).toBe('/cs/policy-details?id=NjAwMDA0MzIx');
    expect(screen.getByText(/Policy 600004321/)).toBeVisible();
  });

  it('shows the best of many matches, and that there are more', async () => {
    const { user } = await renderCompany(api);
    await user.type(await finder(), 'lapsed');
    await waitFor(() => expect(offers()).toHaveLength(20));
    expect(screen.getAllByText(/Type more to narrow the list/)[0]).toBeInTheDocument();
  });

  it('says that nothing matches', async () => {
    const { user } = await renderCompany(api);
    await user.type(await finder(), 'zzzz');
    expect((await screen.findAllByText(/No policy of your company matches/))[0]).toBeInTheDocument();
  });

  it('never lets an older response replace a newer one', async () => {
    const requests: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { user } = await renderCompany(api, '/cs/dashboard', {
      fetch: instead('/corporate/policies/search', async (request) => {
        const { query } = (await request.clone().json()) as { query: string };
        requests.push(query);
        // the first call responds last, as if it had not been cancelled
        if (query === '600001') await held;
        return fetch(request.url, {
          method: 'POST',
          headers: request.headers,
          body: JSON.stringify({ query, limit: 21 }),
        });
      }),
    });
    const field = await finder();
    // whole texts, since a slow machine pauses between two keys
    await user.click(field);
    await user.paste('600001');
    await waitFor(() => expect(requests).toEqual(['600001']));
    await user.paste('234');
    await screen.findByRole('option', { name: /^600001234/ });
    release();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(offers().map(({ textContent }) => textContent?.slice(0, 9))).toEqual(['600001234']);
    expect(requests).toEqual(['600001', '600001234']);
  });

  it('says that it failed, loses nothing, and works again with the next letter', async () => {
    let away = true;
    const { user } = await renderCompany(api, '/cs/dashboard', {
      fetch: instead('/corporate/policies/search', async (request) =>
        away ? new Response(null, { status: 503 }) : fetch(request),
      ),
    });
    await user.type(await finder(), '60000432');
    expect((await screen.findAllByText(/The search did not work/))[0]).toBeInTheDocument();
    expect(await finder()).toHaveValue('60000432');
    away = false;
    await user.type(await finder(), '1');
    expect(await screen.findByRole('option', { name: /^600004321/ })).toBeVisible();
  });
});
