import { describe, expect, it } from 'vitest';
import { groupHorizon, type HorizonPolicy, horizonEnd, horizonOf } from './horizon.ts';

const today = '2026-11-22';
const policy: HorizonPolicy = {
  policyNo: '501234567',
  line: 'term',
  premiumMode: 'half-yearly',
  modalPremium: 618_000,
  issueDate: '2023-03-22',
  premiumTerm: 30,
  dueDate: '2027-03-22',
  isPremiumPaying: true,
  isAutoDebit: false,
  isRunning: true,
  maturityDate: '2053-03-22',
  certificateDueOn: null,
};
const of = (change: Partial<HorizonPolicy>) =>
  horizonOf([{ ...policy, ...change }], [], today).map(({ kind, date }) => `${date} ${kind}`);

describe('the next twelve months', () => {
  it('end the day before the same day next year', () => {
    expect(horizonEnd(today)).toBe('2027-11-21');
    expect(horizonEnd('2028-02-29')).toBe('2029-02-27');
  });

  it.each([
    [{}, ['2027-03-22 premium-due', '2027-09-22 premium-due']],
    [{ isAutoDebit: true }, ['2027-03-22 auto-debit', '2027-09-22 auto-debit']],
    [{ premiumMode: 'quarterly', dueDate: '2026-12-22' }, ['2026-12-22', '2027-03-22', '2027-06-22', '2027-09-22']],
    // today counts, the same day next year does not
    [{ premiumMode: 'yearly', dueDate: '2026-11-22' }, ['2026-11-22 premium-due']],
    // the customer has to deal with overdue premiums now
    [{ premiumMode: 'half-yearly', dueDate: '2026-09-22' }, ['2027-03-22', '2027-09-22']],
    [{ isPremiumPaying: false }, []],
    [{ dueDate: null, maturityDate: '2027-05-01' }, ['2027-05-01 cover-end']],
    [{ dueDate: null, line: 'savings', maturityDate: '2027-05-01' }, ['2027-05-01 maturity']],
    [{ dueDate: null, line: 'savings', maturityDate: '2027-05-01', isRunning: false }, []],
    [{ dueDate: null, line: 'annuity', certificateDueOn: '2026-12-13' }, ['2026-12-13 life-certificate']],
    [{ dueDate: null, freeLookUntil: '2026-12-01' }, ['2026-12-01 free-look-end']],
    [{ dueDate: null, certificateDueOn: '2026-11-21' }, []],
    // two lives, each with a due date of its own
    [
      { dueDate: null, line: 'annuity', certificateDueOn: '2026-12-13', secondCertificateDueOn: '2027-02-01' },
      ['2026-12-13 life-certificate', '2027-02-01 life-certificate'],
    ],
    [
      { dueDate: null, line: 'annuity', certificateDueOn: null, secondCertificateDueOn: '2027-02-01' },
      ['2027-02-01 life-certificate'],
    ],
    [
      { dueDate: null, line: 'annuity', certificateDueOn: '2026-12-13', secondCertificateDueOn: '2026-12-13' },
      ['2026-12-13 life-certificate'],
    ],
    [{ dueDate: null, maturityDate: '2027-11-22' }, []],
  ] as [Partial<HorizonPolicy>, string[]][])('with %j: %j', (change, events) => {
    expect(of(change)).toEqual(events.map((event) => expect.stringContaining(event)));
    expect(of(change)).toHaveLength(events.length);
  });

  it("list the premium with GST if it is taxed, and the customer's appointments", () => {
    const ulip: HorizonPolicy = { ...policy, line: 'unit-linked', policyNo: '2', dueDate: '2027-03-01' };
    const events = horizonOf([policy, ulip], [{ date: '2026-11-24', policyNos: ['2'] }], today);
    expect(events[0]).toEqual({ kind: 'appointment', date: '2026-11-24', policyNos: ['2'], amount: null, count: 1 });
    expect(events[1]).toMatchObject({ date: '2027-03-01', policyNos: ['2'], amount: expect.any(Number) });
  });

  it("group a company's events by kind and month", () => {
    const dates = ['2027-03-20', '2027-03-21', '2027-03-22'] as const;
    const policies = dates.map((dueDate, at) => ({ ...policy, policyNo: String(at + 1), dueDate }));
    const events = groupHorizon(horizonOf(policies, [], today));
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({ date: '2027-03-20', kind: 'premium-due', count: 3, policyNos: ['1', '2', '3'] });
    expect(events[0]?.amount).toBe(3 * 618_000);
    const parts = policies.toReversed().map((one) => groupHorizon(horizonOf([one], [], today)));
    const together = groupHorizon(parts.flat()).map((event) => ({ ...event, policyNos: event.policyNos.toSorted() }));
    expect(together).toEqual(events);
  });
});
