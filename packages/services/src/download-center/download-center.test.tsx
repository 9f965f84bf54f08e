import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { memoryStore, setLocalFlag } from '@lifedesk/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { holdAnswers, renderCompany, renderSignedIn, saved } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
afterEach(() => vi.clearAllMocks());

const hindi = () => {
  const store = memoryStore();
  setLocalFlag(store, 'language', 'hi');
  return store;
};
const open = (name: string) => renderSignedIn(api, name, '/cs/download-center');
const isPdf = async () => (await saved.mock.calls[0]?.[0].slice(0, 5).text()) === '%PDF-';
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

describe('the download center', () => {
  it('lists by kind and financial year', async () => {
    const { user } = await open('Asha');
    const all = (await rows()).length;
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Premium paid certificate');
    await waitFor(async () => expect((await rows()).length).toBeLessThan(all));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Financial year' }), '2024-25');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect((await rows())[0]).toHaveTextContent(/Premium paid certificate.*2024-25/);
  });

  it('starts with the newest year, and shows for a receipt what was paid, how much and its number', async () => {
    const { user } = await open('Asha');
    await rows();
    const year = screen.getByRole('combobox', { name: 'Financial year' });
    expect(year).toHaveValue('2026-27');
    await user.selectOptions(year, 'All years');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Payment receipt');
    const loan = (await rows()).filter((row) => /Loan payment receipt/.test(row.textContent ?? ''));
    expect(loan).toHaveLength(1);
    expect(loan[0]).toHaveTextContent(/Receipt RC-.*₹[\d,]+\.\d\d/);
    expect(
      within(loan[0] as HTMLElement).getByRole('button', { name: /^Download Loan payment receipt, / }),
    ).toBeVisible();
  });

  it('never shows the documents of one policy under another, in whatever order they arrive', async () => {
    const { fetch, count, release } = holdAnswers('/policydocumentlist');
    const { user } = await renderSignedIn(api, 'Asha', '/cs/download-center', { fetch });
    const policy = await screen.findByRole('combobox', { name: 'Policy' });
    await waitFor(() => expect(count()).toBe(1));
    release(0);
    await rows();
    const [first = '', second = ''] = within(policy)
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value);
    await user.selectOptions(policy, second);
    expect(screen.queryByRole('table')).toBeNull();
    await waitFor(() => expect(count()).toBe(2));
    await user.selectOptions(policy, first);
    await waitFor(() => expect(count()).toBe(3));
    release(2);
    const own = (await rows()).map((row) => row.textContent);
    release(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Financial year' }), 'All years');
    expect((await rows()).map((row) => row.textContent)).toEqual(expect.arrayContaining(own));
  });

  it('names its documents in Hindi, and saves them in Hindi', async () => {
    const { user } = await renderSignedIn(api, 'Asha', '/cs/download-center', { store: hindi() });
    expect((await rows()).map((row) => row.textContent ?? '').join()).not.toMatch(
      /[A-Z][a-z]+ (receipt|notice|statement|certificate)/,
    );
    const first = (await rows())[0] as HTMLElement;
    await user.click(within(first).getByRole('button', { name: /डाउनलोड करें/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(await saved.mock.calls[0]?.[0].text()).toContain('/Lang (hi-IN)');
  });

  it('offers the kinds that the policy has documents of, and no other', async () => {
    await open('Kamala');
    await rows();
    const kinds = within(screen.getByRole('combobox', { name: 'Kind' })).getAllByRole('option');
    const names = kinds.map((option) => option.textContent);
    expect(names).toContain('Policy schedule');
    expect(names).not.toContain('Premium due notice');
  });

  it('says why nothing is listed, and returns to all documents', async () => {
    const { user } = await open('Asha');
    await rows();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Premium due notice');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Financial year' }), '2019-20');
    expect(await screen.findByText('No document matches what you chose.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all documents' }));
    expect((await rows()).length).toBeGreaterThan(1);
  });

  it('saves a document as a PDF and purges the copy on the server', async () => {
    const { user } = await open('Asha');
    const first = (await rows())[0] as HTMLElement;
    await user.click(within(first).getByRole('button', { name: /^Download/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(await isPdf()).toBe(true);
    const findFiles = () =>
      api.deps.db.selectFrom('temporary_file').select('file_name').where('content', 'is not', null).execute();
    await waitFor(async () => expect(await findFiles()).toEqual([]));
  });

  it('sends a document to the registered email and to no other', async () => {
    const { user } = await open('Asha');
    const first = (await rows())[0] as HTMLElement;
    await user.click(within(first).getByRole('button', { name: /^Email/ }));
    expect(await screen.findByText(/^Sent to/)).toHaveTextContent(/@example\.com/);
    const [mail] = await api.outbox('asha.kulkarni@example.com');
    expect(mail).toMatchObject({ channel: 'email' });
  });

  it('saves the policy pack', async () => {
    const { user } = await open('Farhan');
    const pack = await screen.findByRole('region', { name: 'Policy pack' });
    await user.click(within(pack).getByRole('button', { name: /^Download/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(await isPdf()).toBe(true);
  });

  it('saves the policy pack even if the file store is unreachable', async () => {
    const { user } = await renderSignedIn(api, 'Farhan', '/cs/download-center', {
      fetch: (input, init) =>
        String(input instanceof Request ? input.url : input).includes('/api/files/')
          ? Promise.reject(new TypeError('away'))
          : fetch(input, init),
    });
    const pack = await screen.findByRole('region', { name: 'Policy pack' });
    await user.click(within(pack).getByRole('button', { name: /^Download/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(await isPdf()).toBe(true);
  });
});

describe('the download center of a company', () => {
  const payments = async () =>
    within(await screen.findByRole('table', { name: 'Payments of your company' }))
      .getAllByRole('row')
      .slice(1);

  it('is titled as the menu names it', async () => {
    await renderCompany(api, '/cs/download-center');
    expect(await screen.findByRole('heading', { level: 1, name: 'Payments and documents' })).toBeVisible();
  });

  it('has every payment with its receipt and its invoice, by pages and for a spreadsheet', async () => {
    const { user } = await renderCompany(api, '/cs/download-center');
    const [first] = await payments();
    const row = within(first as HTMLElement);
    for (const said of [/\d\d\/\d\d\/\d{4}/, /RC-\d{4}-\d{7}/, /Policy 6\d{8}/, /₹[\d,]+\.\d\d/])
      expect(first).toHaveTextContent(said);
    await user.click(row.getByRole('button', { name: /^Receipt RC-/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await user.click(row.getByRole('button', { name: /^GST invoice GI-/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    expect(saved).toHaveBeenLastCalledWith(expect.anything(), expect.stringMatching(/^invoice-GI-.*\.pdf$/));
    const position = screen.getByText(/^1 to 10 of \d+$/);
    const total = Number(position.textContent?.match(/\d+$/)?.[0]);
    await user.click(screen.getByRole('button', { name: 'Save this list for a spreadsheet' }));
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith(expect.anything(), 'payments.csv'));
    const lines = ((await saved.mock.lastCall?.[0].text()) ?? '').trim().split('\r\n');
    expect(lines).toHaveLength(total + 1);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(new RegExp(`^11 to 20 of ${total}$`))).toBeVisible();
  });

  it('finds a policy by typing, lists its documents and saves one', async () => {
    const { user, address } = await renderCompany(api, '/cs/download-center');
    expect(await screen.findByText(/Find a policy first/)).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Whose documents?' }), '600000007');
    await user.click(await screen.findByRole('option', { name: /^600000007/ }));
    expect(await screen.findByRole('heading', { level: 2, name: /^Policy 600000007, / })).toBeVisible();
    expect(address()).toBe('/cs/download-center?id=NjAwMDAwMDA3');
    expect(screen.queryByRole('combobox', { name: 'Policy' })).toBeNull();
    await user.click((await screen.findAllByRole('button', { name: /^Download/ }))[0] as HTMLElement);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(await isPdf()).toBe(true);
  });

  it('sends to the corporate contact', async () => {
    const { user } = await renderCompany(api, '/cs/download-center?id=NjAwMDAwMDA3');
    const pack = await screen.findByRole('region', { name: 'Policy pack' });
    await user.click(within(pack).getByRole('button', { name: /^Email/ }));
    expect(await screen.findByText(/^Sent to/)).toHaveTextContent(/@sahyadri\.example/);
  });

  it('has nothing for a policy that is not the company’s', async () => {
    await renderCompany(api, `/cs/download-center?id=${btoa('501234567')}`);
    expect(await screen.findByText(/Your company has no such policy/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  });
});
