import { expect, it } from 'vitest';
import { domains } from '../../domains/index.ts';
import { startApi } from '../../testing/index.ts';
import { inPhases } from './phases.ts';

it('sorts by phase, and keeps the order of the sources within a phase', () => {
  expect(
    inPhases([
      { tidy: ['last'], prices: ['buy'] },
      { payments: ['settle'], prices: ['sell', 'pay'] },
    ]),
  ).toEqual(['settle', 'buy', 'sell', 'pay', 'last']);
});

it('runs the jobs of all domains in an order in which each sees what it needs', async () => {
  const api = await startApi({ listen: false, seeded: false });
  const names = inPhases(domains.map(({ jobs = {} }) => jobs)).map((create) => create(api.deps, api.app.log).name);
  await api.close();
  expect(names).toMatchInlineSnapshot(`
    [
      "forget identities",
      "settle payments",
      "mandates",
      "paid links",
      "blocks of applications",
      "policy calendar",
      "days of companies",
      "deadlines of applications",
      "appointments at centres",
      "remind of appointments",
      "remind of life certificates",
      "reconcile settlements",
      "sweep temporary files",
      "call-backs",
      "plan interests",
      "sweep uploads",
      "requests",
      "buy units",
      "refund returned unit-linked policies",
      "pay back what is paid in for policies that were given up",
      "withdraw from funds",
      "pay unit-linked policies that mature",
      "order benefits on their day",
      "deposits of applications",
      "payouts",
      "switch funds",
      "make transfers",
      "merge funds",
      "tidy the queue",
    ]
  `);
});
