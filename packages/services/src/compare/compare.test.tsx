import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderCompany, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const open = (name: string, query = '') => renderSignedIn(api, name, `/cs/compare${query}`);
const choices = async () => within(await screen.findByRole('table', { name: 'Your choices' }));
const namesOf = async () => (await choices()).getAllByRole('rowheader').map(({ textContent }) => textContent);
const row = async (name: string) => (await choices()).getByRole('row', { name: new RegExp(name) });

describe('the comparison', () => {
  it('shows no empty table if no choice is possible, but says why', async () => {
    await open('Kamala');
    expect(await screen.findByText(/^None of the choices is possible today/)).toBeVisible();
    expect(screen.getAllByText('The annuity is already being paid.')[0]).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Your choices' })).toBeNull();
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
  });

  it('lists each open choice with its figures in one order, and says why the others are closed', async () => {
    const { user } = await open('Asha');
    expect(await namesOf()).toEqual(['Keep the policy', 'Stop paying', 'Borrow on the policy', 'Surrender the policy']);
    expect(await row('Keep the policy')).toHaveTextContent('₹24,500.00');
    // domain-2.md, section 31.3: 3,50,000 + 52,500, less the loan
    expect(await row('Keep the policy')).toHaveTextContent('₹3,39,657.81');
    expect(screen.getByText('This policy does not invest in funds.')).toBeVisible();
    expect(screen.getByText(/has not lapsed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Surrender the policy' })).toHaveAttribute(
      'href',
      expect.stringContaining('/cs/surrender-enquiry?id='),
    );

    const figure = within(await row('Stop paying')).getByText('₹1,52,991.14');
    const rule = within(await row('Stop paying')).getAllByText(/times premiums paid/)[0];
    expect(rule?.closest('details')).not.toHaveAttribute('open');
    await user.click(figure);
    expect(rule?.closest('details')).toHaveAttribute('open');
    const sum = within(await row('Keep the policy')).getByText('Loan and interest: − ₹62,842.19');
    expect(sum.parentElement).toHaveTextContent(
      'Sum assured: ₹3,50,000.00Bonuses so far: ₹52,500.00Loan and interest: − ₹62,842.19',
    );
  });

  it('names the return first while a policy is in free look, with what a surrender pays', async () => {
    await open('Neel');
    expect((await namesOf())[0]).toBe('Return the policy in free look');
    expect(await row('Return the policy')).toHaveTextContent(/₹23,\d{3}\.\d{2}Until \d{2}\/\d{2}\/2026/);
    expect(screen.getByText(/If you return it, you receive ₹23,.* If you surrender it, you receive ₹5,/)).toBeVisible();
  });

  it('says why a policy in free look cannot be returned now, and whom to call', async () => {
    const set = (court_order_on: '2026-11-15' | null) =>
      api.deps.db.updateTable('policy').set({ court_order_on }).where('policy_no', '=', '512345678').execute();
    await set('2026-11-15');
    try {
      await open('Neel');
      expect(await namesOf()).not.toContain('Return the policy in free look');
      expect(
        screen.getByText('Free look lasts until 09/12/2026, but this policy cannot be returned now'),
      ).toBeVisible();
      expect(screen.getAllByText(/A court has attached the policy/)[0]).toBeVisible();
      expect(screen.getByRole('link', { name: /^Call / })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    } finally {
      await set(null);
    }
  });

  it('recomputes the loan at each step of the slider, within what can be borrowed', async () => {
    const { user } = await open('Asha');
    const slider = await screen.findByRole('slider', { name: 'Amount to borrow' });
    // the smallest loan, until the customer chooses
    const least = (await row('Borrow on the policy')).textContent;
    expect(least).toContain('₹5,000.00');
    fireEvent.change(slider, { target: { value: slider.getAttribute('max') } });
    const most = (await row('Borrow on the policy')).textContent;
    expect(most).not.toBe(least);

    const field = screen.getByRole('textbox', { name: /Amount to borrow/ });
    await user.clear(field);
    await user.type(field, '99999999');
    expect(screen.getByText(/The figures use the closest one/)).toBeVisible();
    expect((await row('Borrow on the policy')).textContent).toBe(most);
  });

  it('shows two choices on a phone, chosen by chips', async () => {
    const { user } = await open('Asha');
    await choices();
    const chips = within(screen.getByRole('group', { name: 'Choose two to compare' })).getAllByRole('button');
    const pairShown = () =>
      chips.flatMap((chip) => (chip.getAttribute('aria-pressed') === 'true' ? [chip.textContent] : []));
    expect(pairShown()).toEqual(['Keep the policy', 'Surrender the policy']);
    await user.click(screen.getByRole('button', { name: 'Borrow on the policy' }));
    expect(pairShown()).toEqual(['Borrow on the policy', 'Surrender the policy']);
  });

  it('shows cover and value over the years with a table', async () => {
    const { user } = await open('Asha');
    await screen.findByRole('figure', { name: 'Paid if the insured person dies' });
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Show over the years' }),
      'Value if you surrender the policy',
    );
    await screen.findByRole('figure', { name: 'Value if you surrender the policy' });
    await user.click(screen.getByText('Show as a table'));
    const table = within(screen.getByRole('table', { name: 'Value if you surrender the policy' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date',
      'Keep the policy',
      'Stop paying',
      'Borrow on the policy',
    ]);
  });

  it('saves the same figures as a PDF', async () => {
    const { user } = await open('Asha');
    const button = await screen.findByRole('button', { name: 'Save these figures as a PDF' });
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Save these figures as a PDF' })).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers revival for a lapsed policy', async () => {
    await open('Rajesh');
    const names = await namesOf();
    expect(names).toHaveLength(2);
  });
});

describe('a company', () => {
  it('finds the policy and sees its choices', async () => {
    const { user } = await renderCompany(api, '/cs/compare');
    await user.type(await screen.findByRole('combobox', { name: 'Find a policy' }), '600000083');
    await user.click(await screen.findByRole('option', { name: /600000083/ }));
    expect(await namesOf()).toContain('Keep the policy');
  });
});
