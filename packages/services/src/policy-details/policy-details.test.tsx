import { type RunningApi, startApi } from '@lifedesk/api/testing';
import { localeAtom } from '@lifedesk/journey';
import type { CalendarDate } from '@lifedesk/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderCompany, renderSignedIn } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Opens the first policy of a person from the dashboard, as a person does. */
async function openFirst(name: string, plan: RegExp) {
  const shown = await renderSignedIn(api, name);
  await shown.user.click((await screen.findAllByRole('link', { name: plan }))[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: plan });
  return shown;
}

/** Opens a policy by its address. */
async function openPolicy(name: string, policyNo: string) {
  const { id } = await api.deps.db
    .selectFrom('policy')
    .select('id')
    .where('policy_no', '=', policyNo)
    .executeTakeFirstOrThrow();
  return renderSignedIn(api, name, `/cs/policy-details?id=${encodeURIComponent(id)}`);
}

describe('policy details', () => {
  it('show cover, premium, riders, nominees and masked personal details, at an address without the policy number', async () => {
    const shown = await openFirst('Asha', /Meru Secure Savings/);
    expect(shown.address()).toMatch(/^\/cs\/policy-details\?id=/);
    expect(shown.address()).not.toContain('501234567');
    const cover = await screen.findByRole('region', { name: 'Cover' });
    expect(within(cover).getByText('₹3,50,000.00')).toBeVisible();
    const premium = screen.getByRole('region', { name: 'Premium' });
    expect(within(premium).getByText('01/12/2026')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Nominees' })).toBeVisible();
    const personal = screen.getByRole('region', { name: 'Your registered details' });
    expect(within(personal).queryByText(/9876543210|asha\.kulkarni@/)).toBeNull();
    expect(within(personal).getByText('ending in 4 3210')).toBeVisible();
    const letters = within(screen.getByRole('region', { name: 'Where your letters go' }));
    expect(await letters.findByText(/, Maharashtra$/)).toBeVisible();
    expect(letters.getByRole('link', { name: 'Change address' })).toHaveAttribute('href', '/cs/update-address');
  });

  it('lead from a missing address to its form', async () => {
    await openFirst('Vikram', /Meru/);
    const letters = within(await screen.findByRole('region', { name: 'Where your letters go' }));
    expect(await letters.findByText('Not registered')).toBeVisible();
    expect(letters.getByRole('link', { name: 'Add an address' })).toHaveAttribute('href', '/cs/update-address');
  });

  it.each([
    ['Direct', 'Without auto-debit'],
    ['Auto-debit', 'By auto-debit'],
    // of another insurer's server
    ['Salary deduction', 'Salary deduction'],
  ])('say how premiums are paid: %s', async (method, words) => {
    const shown = await renderSignedIn(api, 'Asha', '/cs/dashboard', {
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        const text = (await answer.text()).replaceAll(/"methodOfPayment":"[^"]*"/g, `"methodOfPayment":"${method}"`);
        return new Response(text || null, { status: answer.status, headers: answer.headers });
      },
    });
    await shown.user.click((await screen.findAllByRole('link', { name: /Meru Secure Savings/ }))[0] as HTMLElement);
    const premium = within(await screen.findByRole('region', { name: 'Premium' }));
    expect(premium.getByText(words)).toBeVisible();
  });

  it.each([
    ['Harpreet', '509012345', 'Unpaid since', /^\d\d\/\d\d\/\d{4}$/],
    ['Asha', '501234567', 'Next due date', /^\d\d\/\d\d\/\d{4}$/],
    ['Kamala', '505678901', 'Next premium', /^No more premiums are due$/],
  ])('never show a past date as the next one: %s, %s, %s', async (name, policyNo, label, value) => {
    await openPolicy(name, policyNo);
    const premium = within(await screen.findByRole('region', { name: 'Premium' }));
    expect(premium.getByText(label).nextSibling).toHaveTextContent(value);
  });

  it.each([
    ['Asha', '501234567', true],
    ['Kamala', '505678901', false],
  ])('show GST only if a premium falls due: %s, %s, %s', async (name, policyNo, isShown) => {
    await openPolicy(name, policyNo);
    const premium = within(await screen.findByRole('region', { name: 'Premium' }));
    expect(premium.getByText('Premium without GST')).toBeVisible();
    expect(['GST', 'Premium with GST'].map((label) => premium.queryByText(label) !== null)).toEqual([isShown, isShown]);
  });

  it.each([
    ['Asha', '501234567', 'Sum assured', '₹3,50,000.00', 'Matures on'],
    ['Asha', '501234575', 'Sum assured', '₹1,00,00,000.00', 'Cover ends on'],
    ['Rajesh', '502345678', 'Sum assured before the lapse', '₹5,00,000.00', 'Matures on'],
    ['Nandini', '510123472', 'Cover today', '₹1,60,000.00', 'Matures on'],
    ['Kamala', '505678901', 'Annuity value', '₹25,00,000.00', undefined],
  ])('name the cover as the dashboard does: %s, %s, %s', async (name, policyNo, label, amount, lastDay) => {
    await openPolicy(name, policyNo);
    const cover = within(await screen.findByRole('region', { name: 'Cover' }));
    expect(cover.getByText(label).nextSibling).toHaveTextContent(amount);
    expect(['Matures on', 'Cover ends on'].filter((each) => cover.queryByText(each))).toEqual(lastDay ? [lastDay] : []);
  });

  it.each([
    ['Asha', '501234567', true],
    ['Rajesh', '502345678', false],
    ['Nandini', '510123472', false],
  ])('offer %s the choice for unpaid premiums of %s: %s', async (name, policyNo, isOffered) => {
    await openPolicy(name, policyNo);
    const premium = within(await screen.findByRole('region', { name: 'Premium' }));
    expect(premium.queryByRole('link', { name: /if a premium stays unpaid/ }) !== null).toBe(isOffered);
  });

  it('say that a premium is in its grace period, as the dashboard does', async () => {
    await openPolicy('Vikram', '508901242');
    await screen.findByRole('region', { name: 'Cover' });
    expect(screen.getByText('In grace period')).toBeVisible();
    expect(screen.queryByText('In force')).toBeNull();
  });

  it.each([
    ['Vikram', '508901242', 'Add nominees'],
    ['Asha', '501234567', 'Change nominees'],
  ])('link %s, %s: %s', async (name, policyNo, link) => {
    await openPolicy(name, policyNo);
    const nominees = within(await screen.findByRole('region', { name: 'Nominees' }));
    expect(nominees.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/cs\/update-nominee\?id=/),
    );
  });

  it('are in the reader’s language where the server words them', async () => {
    const shown = await openPolicy('Kamala', '505678901');
    await screen.findByRole('region', { name: 'Premium' });
    await act(async () => shown.app.store.set(localeAtom, 'hi'));
    const premium = within(await screen.findByRole('region', { name: 'प्रीमियम' }));
    expect(premium.getByText('एकमुश्त')).toBeVisible();
    expect(premium.queryByText('बिना ऑटो-डेबिट')).toBeNull();
    expect(within(screen.getByRole('region', { name: 'नॉमिनी' })).getByText('बेटा, 100 %')).toBeVisible();
  });

  it('show for each payment what it was for, how much, and the receipt; and show the loan', async () => {
    await openFirst('Asha', /Meru Secure Savings/);
    const payments = within(await screen.findByRole('region', { name: 'Payments' }));
    expect((await payments.findAllByText(/^Premium, \d\d\/\d\d\/\d{4}$/))[0]).toBeVisible();
    expect(payments.getByText(/^Loan payment, /)).toBeVisible();
    expect(payments.getAllByText(/^Receipt RC-/)).toHaveLength(5);
    expect(payments.getAllByText(/^₹[\d,]+\.\d\d$/)).toHaveLength(5);
    const loan = within(screen.getByRole('region', { name: 'Loan on this policy' }));
    expect(await loan.findByText('Principal')).toBeVisible();
    expect(loan.getByText(/^Outstanding on \d\d\//)).toBeVisible();
  });

  it('lead to the page for anything that needs the customer', async () => {
    await openFirst('Kamala', /Meru/);
    const due = (await screen.findByText(/^A life certificate is due by/)).closest('[data-tone]') as HTMLElement;
    expect(within(due).getByRole('link', { name: 'Submit life certificate' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/cs\/digital-living-certificate\?id=/),
    );
  });

  it('do not warn of money that comes without the customer doing anything', async () => {
    await openFirst('Kamala', /Meru/);
    const toneOf = async (text: RegExp) =>
      (await screen.findByText(text)).closest('[data-tone]')?.getAttribute('data-tone');
    expect(await toneOf(/^The next annuity payment of/)).toBe('info');
    expect(await toneOf(/^A life certificate is due by/)).toBe('warning');
  });

  it.each([
    ['Asha', '501234567', true],
    ['Harpreet', '509012361', false],
    ['Harpreet', '509012379', false],
  ])('offer %s to pay the premium of %s: %s', async (name, policyNo, isOffered) => {
    await openPolicy(name, policyNo);
    const payments = within(await screen.findByRole('region', { name: 'Payments' }));
    expect(await payments.findByRole('link', { name: 'All documents' })).toBeVisible();
    expect(payments.queryByRole('link', { name: 'Pay premium' }) !== null).toBe(isOffered);
  });

  it('offer no payment once a death was reported', async () => {
    const policyNo = '501234567';
    const reportDeath = (death_intimated_on: CalendarDate | null) =>
      api.deps.db.updateTable('policy').set({ death_intimated_on }).where('policy_no', '=', policyNo).execute();
    await reportDeath('2026-11-20');
    try {
      await openPolicy('Asha', policyNo);
      const payments = within(await screen.findByRole('region', { name: 'Payments' }));
      expect(await payments.findByRole('link', { name: 'All documents' })).toBeVisible();
      expect(payments.queryByRole('link', { name: 'Pay premium' })).toBeNull();
    } finally {
      await reportDeath(null);
    }
  });

  it('turn NAV alerts of a unit-linked policy on and off, and remember them here', async () => {
    const shown = await openFirst('Meenakshi', /Wealth|Unit|Invest|Growth/i);
    const first = await screen.findByRole('button', { name: /Turn alerts (on|off)/ });
    const funds = screen.getByRole('link', { name: 'See your funds and switch them' });
    expect(funds).toHaveAttribute('href', expect.stringContaining('/cs/ulip-portfolio?id='));
    const wasOn = first.textContent === 'Turn alerts off';
    await shown.user.click(first);
    const back = await screen.findByRole('button', { name: wasOn ? 'Turn alerts on' : 'Turn alerts off' });
    const flags = () => shown.app.sdk.session.store.keys('local').filter((key) => key.startsWith('navSubscribed.'));
    await waitFor(() => expect(flags()).toHaveLength(wasOn ? 0 : 1));
    await shown.user.click(back);
    expect(await screen.findByRole('button', { name: wasOn ? 'Turn alerts off' : 'Turn alerts on' })).toBeVisible();
    await waitFor(() => expect(flags()).toHaveLength(wasOn ? 1 : 0));
  });

  it('show the remembered NAV alerts if they cannot be loaded', async () => {
    let away = false;
    const plan = /Wealth|Unit|Invest|Growth/i;
    const shown = await renderSignedIn(api, 'Meenakshi', '/cs/dashboard', {
      fetch: (input, init) =>
        away && (input as Request).url.includes('policydetails')
          ? Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))
          : fetch(input, init),
    });
    const open = async () => {
      await shown.navigate('/cs/dashboard');
      await shown.user.click((await screen.findAllByRole('link', { name: plan }))[0] as HTMLElement);
    };
    const alertsText = () => screen.queryByText(/^You get an SMS and an email when/);
    const turn = async (from: string, to: string) => {
      away = false;
      await open();
      const button = await screen.findByRole('button', { name: /Turn alerts (on|off)/ });
      if (button.textContent === from) await shown.user.click(button);
      expect(await screen.findByRole('button', { name: to })).toBeVisible();
      away = true;
      await open();
      await screen.findByRole('alert');
    };
    await turn('Turn alerts on', 'Turn alerts off');
    expect(alertsText()).toBeVisible();
    await turn('Turn alerts off', 'Turn alerts on');
    expect(alertsText()).toBeNull();
  });

  it('offer no NAV alerts if the policy has no units', async () => {
    await openFirst('Asha', /Meru Secure Savings/);
    await screen.findByRole('region', { name: 'Cover' });
    expect(screen.queryByRole('region', { name: 'NAV alerts' })).toBeNull();
  });

  it.each([
    ['/cs/policy-details?id=another-customer', 'We cannot find this policy'],
    ['/cs/policy-details', 'Which policy do you want to see?'],
  ])('say at %s: %s', async (address, name) => {
    const shown = await renderSignedIn(api, 'Asha', address);
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    await shown.user.click(screen.getByRole('link', { name: 'Go to your overview' }));
    await waitFor(() => expect(shown.address()).toBe('/cs/dashboard'));
  });

  it('say in their place that they could not be loaded, and load on retry', async () => {
    let away = true;
    const shown = await renderSignedIn(api, 'Farhan', '/cs/dashboard', {
      fetch: (input, init) =>
        away && (input as Request).url.includes('policydetails')
          ? Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))
          : fetch(input, init),
    });
    await shown.user.click((await screen.findAllByRole('link', { name: /^Meru (?!Life)/ }))[0] as HTMLElement);
    const failed = await screen.findByRole('alert');
    expect(failed).toHaveTextContent(/Oops! Something went wrong/);
    away = false;
    await shown.user.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Cover' })).toBeVisible();
  });
});

describe('policy details for a company', () => {
  it('show one of its policies at an address without the number, and nothing that it cannot do', async () => {
    const { address } = await renderCompany(api, '/cs/policy-details?id=NjAwMDAwMDAx');
    expect(await screen.findByRole('region', { name: 'Cover' })).toBeVisible();
    expect(screen.getByText(/^Policy 600000001, /)).toBeVisible();
    expect(address()).not.toContain('600000001');
    expect(await screen.findByRole('link', { name: 'All documents' })).toHaveAttribute(
      'href',
      '/cs/download-center?id=NjAwMDAwMDAx',
    );
    const payments = within(screen.getByRole('region', { name: 'Payments' }));
    expect(payments.getByRole('link', { name: 'Pay premium' })).toHaveAttribute(
      'href',
      '/cs/pay-online?id=NjAwMDAwMDAx',
    );
    expect(screen.getByText(/^No nominee is named for this person/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Registered details of your company' })).toBeVisible();
    for (const name of ['NAV alerts', 'Where your letters go', 'Loan on this policy'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });

  it.each([btoa('501234567'), btoa('600009999'), 'another-customer', 'NjA='])(
    'say of %j that the company has no such policy',
    async (id) => {
      await renderCompany(api, `/cs/policy-details?id=${id}`);
      expect(await screen.findByRole('heading', { name: 'We cannot find this policy' })).toBeVisible();
    },
  );
});
