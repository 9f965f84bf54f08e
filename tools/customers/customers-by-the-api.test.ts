import { expect, it } from 'vitest';
import { callerFor } from '../../apps/api/src/testing/caller.ts';
import { sampleCustomers, storeCustomers } from '../../apps/api/src/testing/customers/index.ts';
import { startApi } from '../../apps/api/src/testing/index.ts';
import type { Answers } from './answers.ts';
import { expectAgreement } from './compare.ts';
import { BY_THE_API, SEED, TODAY } from './settings.ts';

/** Checking all of them takes minutes. In ms. */
const PATIENCE = 3_600_000;
/** Checked in parallel, because each waits for the database. */
const TOGETHER = 8;

it(
  'the API says what the table says about generated customers, in every operation',
  async () => {
    const api = await startApi({ now: `${TODAY}T04:30:00Z` });
    const customers = sampleCustomers(TODAY, BY_THE_API, SEED);
    const stored = await storeCustomers(api.deps.db, customers, TODAY);
    const answersOf = async (at: number): Promise<Answers> => {
      const { clientId = '' } = stored[at] ?? {};
      const isPerson = customers[at]?.kind === 'person';
      const caller = await callerFor(api, isPerson ? 'full' : 'corp', clientId);
      const noticed = await caller.call('notifications', {});
      expect(noticed.status).toBe(200);
      const { attention: list, notifications } = noticed.body;
      if (!isPerson) return { list, notifications, ofPolicies: null };
      const cards = (await caller.call('policyCards', {})).body.cardDetails;
      const payments = (await caller.call('policyPaymentDetails', {})).body.paymentDashboardPoliciesUiData ?? [];
      const signs = new Map(cards.map(({ policyNo, attention }) => [policyNo, attention]));
      return { list, notifications, ofPolicies: { payments, signs } };
    };
    let next = 0;
    const ask = async () => {
      for (let at = next++; at < customers.length; at = next++) {
        const customer = customers[at];
        if (!customer) continue;
        const answers = await answersOf(at);
        try {
          expectAgreement(customer, answers, TODAY);
        } catch (error) {
          throw new Error(`customer ${at} of seed ${SEED}: ${JSON.stringify(customer)}`, { cause: error });
        }
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, ask));
    console.info(`${customers.length} customers, seed ${SEED}`);
    await api.close();
  },
  PATIENCE,
);
