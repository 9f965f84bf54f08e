import { randomUUID } from 'node:crypto';
import { type RunningApi, startApi } from '@lifedesk/api/testing';
import type { CalendarDate } from '@lifedesk/rules';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderCompany, renderSignedIn } from '../../testing/index.ts';
import { csvFile } from '../shared/csv-file.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const open = (name: string, query = '') => renderSignedIn(api, name, `/cs/ulip-portfolio${query}`);
const funds = async () => within(await screen.findByRole('table', { name: 'Your funds' }));

describe('the fund portfolio', () => {
  it('shows funds, gain, return, allocation, lock-in, and the price of a fund over a period', async () => {
    const { user } = await open('Meenakshi');
    const table = await funds();
    expect(table.getAllByRole('row')).toHaveLength(5);
    expect(table.getByRole('row', { name: /Growth Fund/ })).toHaveTextContent('9,412.3381');
    expect(screen.getByText('₹12,50,000.00')).toBeVisible();
    expect(screen.getByText(/% a year on average, before tax/)).toBeVisible();

    const shares = within(await screen.findByRole('table', { name: 'How your money is spread' }));
    expect(shares.getByRole('row', { name: /Fund value/ })).toHaveTextContent('100.00 %');
    // each fund is in the table of funds; here they are one purchase
    const lots = within(screen.getByRole('table', { name: 'When you can take money out' }));
    expect(lots.getAllByRole('row')).toHaveLength(3);
    const paiseIn = (row: HTMLElement) => Number(row.textContent?.match(/₹([\d,.]+)/)?.[1]?.replaceAll(/\D/g, ''));
    const free = lots.getByRole('row', { name: /Free since 24\/02\/2026/ });
    const locked = lots.getByRole('row', { name: /Top-up .*02\/10\/2025.*Locked until 02\/10\/2030/i });
    const value = paiseIn(shares.getByRole('row', { name: /Fund value/ }));
    // each lot of the four funds is rounded to a paisa
    expect(Math.abs(paiseIn(free) + paiseIn(locked) - value)).toBeLessThanOrEqual(4);

    await screen.findByRole('figure', { name: /of the Growth Fund/ });
    const last = async () => (await screen.findByRole('slider', { name: 'Date' })).getAttribute('aria-valuetext');
    expect(await last()).toMatch(/^20\/11\/2026: ₹/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show the price of' }), 'Secure Fund');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '5 years');
    await screen.findByRole('figure', { name: /of the Secure Fund/ });
    await user.click(await screen.findByText('Show as a table'));
    expect(within(screen.getByRole('table', { name: /of the Secure Fund/ })).getAllByRole('row')).toHaveLength(26);
  });

  it('shows another policy if the address names it, and the chosen one', async () => {
    const { user } = await open('Meenakshi', `?id=${await idOf('503456797')}`);
    expect((await funds()).getAllByRole('row')).toHaveLength(3);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Policy' }),
      screen.getByRole('option', { name: /503456789/ }),
    );
    expect(await screen.findByRole('heading', { name: /policy 503456789/ })).toBeVisible();
  });

  it('shows a switch that waits for its price, with a link to its request', async () => {
    const ticket = 'SR4071852946';
    const { db } = api.deps;
    const policy = db.selectFrom('policy').select('customer_id').where('policy_no', '=', '503456789');
    await db
      .insertInto('service_request')
      .values({
        ticket,
        customer_id: (await policy.executeTakeFirstOrThrow()).customer_id,
        type: 'switch-funds',
        policy_nos: ['503456789'],
        state: 'received',
        made_at: api.now(),
        promised_on: '2026-11-28',
        made_in: 'full',
        made_from: '',
        idempotency_key: randomUUID(),
        request_hash: '',
        payload: '{}',
      })
      .execute();
    await api.deps.db
      .insertInto('fund_switch')
      .values({ policy_no: '503456789', ticket, asked_on: '2026-11-21', nav_date: '2026-11-23', charge: 0 })
      .execute();
    await open('Meenakshi');
    expect(await screen.findByText('A switch waits for the prices of 23/11/2026')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Follow the request' });
    expect(link).toHaveAttribute('href', expect.stringContaining(ticket));
    await api.deps.db.deleteFrom('fund_switch').where('ticket', '=', ticket).execute();
  });

  it('names a fund that will merge, and what was moved from one that has merged', async () => {
    const { db } = api.deps;
    const merger = { announced_on: '2026-11-01' as const, told_at: api.now() };
    const add = async (from_fund: string, merges_on: CalendarDate, moved: object) => {
      const { announced_on, told_at } = merger;
      await db.insertInto('fund_merger').values({ from_fund, into_fund: 'GRO', announced_on, merges_on }).execute();
      await db
        .insertInto('fund_merger_policy')
        .values({ from_fund, policy_no: '503456789', told_at, ...moved })
        .execute();
    };
    await add('SEC', '2026-12-15', {});
    const moved = { units: '1000.0000', nav: '20.0000', value: 2_000_000, into_units: '500.0000', into_nav: '40.0000' };
    await add('LIQ', '2026-11-17', { merged_at: api.now(), ...moved });
    try {
      await open('Meenakshi');
      expect(await screen.findByText(/^Secure Fund merges into Growth Fund on 15\/12\/2026\./)).toBeVisible();
      expect(
        screen.getByText(
          'Liquid Fund merged into Growth Fund at the prices of 17/11/2026. 1,000.0000 units at ₹20.0000, together ₹20,000.00, became 500.0000 units at ₹40.0000.',
        ),
      ).toBeVisible();
    } finally {
      await db.deleteFrom('fund_merger_policy').execute();
      await db.deleteFrom('fund_merger').execute();
    }
  });

  it('says why there is nothing if no policy invests in funds', async () => {
    await open('Asha');
    expect(await screen.findByText('None of your policies invests in funds.')).toBeVisible();
  });
});

describe('a company', () => {
  it('finds the policy and sees its funds', async () => {
    const { user } = await renderCompany(api, '/cs/ulip-portfolio');
    await user.type(await screen.findByRole('combobox', { name: 'Find a policy' }), '600000083');
    await user.click(await screen.findByRole('option', { name: /600000083/ }));
    expect((await funds()).getByRole('row', { name: /Liquid Fund/ })).toHaveTextContent('11,240.0180');
  });

  it('says that a policy does not invest in funds', async () => {
    await renderCompany(api, '/cs/ulip-portfolio?id=NjAwMDAwMDAx');
    expect(await screen.findByText('This policy does not invest in funds. Choose another one.')).toBeVisible();
  });
});

describe('the file of a table', () => {
  it('has a line for each row, and quotes what needs it', async () => {
    const file = csvFile([
      ['Fund', 'Value'],
      ['Growth, "large"', '585303.42'],
    ]);
    expect((await file.text()).replace('\uFEFF', '')).toBe('Fund,Value\r\n"Growth, ""large""",585303.42\r\n');
    expect(file.type).toBe('text/csv;charset=utf-8');
  });
});

const idOf = async (policyNo: string): Promise<string> =>
  (await api.deps.db.selectFrom('policy').select('id').where('policy_no', '=', policyNo).executeTakeFirstOrThrow()).id;
