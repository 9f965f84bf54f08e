import { describe, expect, it } from 'vitest';
import { type Day, forCustomers } from '../../apps/api/src/testing/customers/index.ts';
import { answersInMemory } from './answers.ts';
import { expectAgreement } from './compare.ts';
import { IN_MEMORY, SEED, TODAY } from './settings.ts';

/** An ordinary day, a leap day, and the end of a month. */
const DAYS: readonly Day[] = [TODAY, '2028-02-29', '2027-03-31'];

describe('dashboard, bell, notifications, payments and policy page say the same, and never all-clear while anything is open', () => {
  it.each(DAYS)('on %s, about thousands of generated customers', (today) => {
    const count = Math.ceil(IN_MEMORY / DAYS.length);
    const seed = SEED + DAYS.indexOf(today);
    let open = 0;
    forCustomers({ today, count, seed }, (customer) => {
      const answers = answersInMemory(customer, today);
      expectAgreement(customer, answers, today);
      if (answers.list.length > 0) open += 1;
    });
    console.info(`${today}: ${count} customers, seed ${seed}, ${open} with something open`);
    // both sides must be frequent enough to prove something
    expect(open).toBeGreaterThan(count / 2);
    expect(count - open).toBeGreaterThan(count / 20);
  });
});
