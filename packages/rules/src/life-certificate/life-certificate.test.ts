import { describe, expect, it } from 'vitest';
import { instalmentsBetween } from '../benefits/annuity.ts';
import { arrearsPromisedOn, certificateDates, nextCertificateDueOn, nextReminderOn } from './certificate-dates.ts';
import {
  annuityPaidUntil,
  certificateState,
  instalmentsHeldFrom,
  type LifeCertificate,
  stateOfLife,
} from './certificate-state.ts';
import { faceBand, paidAfterDeath, reviewPromisedOn } from './face.ts';

/** domain-2, section 27.2: ₹15,625.00 a month on the 5th, certificate due 17-12-2026. */
const ANNUITY = { instalment: 15_625_00, mode: 'monthly', firstOn: '2020-01-05', lastOn: null } as const;
const missing: LifeCertificate = {
  dueOn: '2026-12-17',
  givenOn: '2025-12-10',
  birthDate: '1958-02-14',
  isUnderReview: false,
};

describe('the days of a certificate', () => {
  it('asked from 18-10-2026; reminders 18-10, 17-11, 10-12, 17-12-2026, 01-01-2027; grace until 16-01-2027', () => {
    expect(certificateDates('2026-12-17', '1958-02-14')).toEqual({
      opensOn: '2026-10-18',
      graceEndsOn: '2027-01-16',
      // the last one says that the annuity is held
      remindersOn: ['2026-10-18', '2026-11-17', '2026-12-10', '2026-12-17', '2027-01-01', '2027-01-17'],
    });
  });

  it.each([
    ['1946-09-18', '2026-09-18'],
    ['1946-09-19', '2026-10-18'],
    [null, '2026-10-18'],
  ] as const)('90 days at 80 years and older: born %s, opens %s', (birthDate, opensOn) => {
    expect(certificateDates('2026-12-17', birthDate)?.opensOn).toBe(opensOn);
  });

  it.each([
    ['2026-10-17', '2026-10-18'],
    ['2026-10-18', '2026-10-18'],
    ['2026-10-19', '2026-11-17'],
    ['2027-01-17', '2027-01-17'],
    ['2027-01-18', null],
  ] as const)('from %s on, the next reminder is on %s', (from, on) => {
    expect(nextReminderOn({ dueOn: '2026-12-17', birthDate: '1958-02-14' }, from)).toBe(on);
  });

  it('there are none before the table', () => expect(certificateDates('1999-12-31', null)).toBeNull());

  // "Next due date 17-12-2027; the same if it is given on 03-12-2026"
  it.each([
    ['2026-12-17', '2027-04-20', '2027-12-17'],
    ['2026-12-17', '2026-12-03', '2027-12-17'],
    ['2026-12-17', '2027-12-17', '2028-12-17'],
    ['2028-02-29', '2028-03-01', '2029-02-28'],
  ] as const)('due %s, given %s: next due %s', (dueOn, givenOn, next) => {
    expect(nextCertificateDueOn(dueOn, givenOn)).toBe(next);
  });

  it('arrears of a certificate of 20-04-2027 are late after 27-04-2027', () => {
    expect(arrearsPromisedOn('2027-04-20')).toBe('2027-04-27');
  });
});

describe('the state', () => {
  it.each([
    ['2026-10-17', {}, 'given'],
    ['2026-10-17', { givenOn: null }, 'not-due'],
    ['2026-10-18', {}, 'open'],
    ['2026-12-17', {}, 'open'],
    ['2026-12-18', {}, 'overdue'],
    ['2027-01-16', {}, 'overdue'],
    ['2027-01-17', {}, 'held'],
    ['2027-01-17', { isUnderReview: true }, 'under-review'],
  ] as const)('on %s with %j: %s', (today, change, state) => {
    expect(certificateState({ ...missing, ...change }, today)).toBe(state);
  });
});

// "joint life: both lives, each their own"
describe('the state of one of two lives', () => {
  it.each([
    ['2027-01-16', { dueOn: '2026-12-31' }, 'overdue'],
    ['2027-01-17', { dueOn: '2026-12-31' }, 'overdue'],
    ['2027-01-31', { dueOn: '2026-12-31' }, 'held'],
    ['2027-04-20', { dueOn: '2027-12-17' }, 'overdue'],
    ['2027-04-20', { isUnderReview: true }, 'overdue'],
    ['2026-12-17', { dueOn: '2026-01-01' }, 'open'],
  ] as const)('on %s, while the other one is %j: %s', (today, other, state) => {
    expect(stateOfLife(missing, [{ ...missing, ...other }], today)).toBe(state);
  });

  it('is that of its certificate without another life', () => {
    for (const today of ['2026-10-17', '2026-12-18', '2027-01-17'] as const)
      expect(stateOfLife(missing, [], today)).toBe(certificateState(missing, today));
  });
});

describe('instalments', () => {
  it('of 05-02, 05-03 and 05-04-2027 are held, ₹46,875.00', () => {
    const from = instalmentsHeldFrom([missing], '2027-04-20');
    expect(from).toBe('2027-01-17');
    const held = instalmentsBetween(ANNUITY, from ?? '2027-04-20', '2027-04-20');
    expect(held).toEqual(['2027-02-05', '2027-03-05', '2027-04-05']);
    expect(held.length * ANNUITY.instalment).toBe(46_875_00);
  });

  it.each([
    ['in grace', '2027-01-16', [missing]],
    ['under review', '2027-04-20', [{ ...missing, isUnderReview: true }]],
    ['of two lives, one of them in grace', '2027-01-17', [missing, { ...missing, dueOn: '2026-12-31' }]],
    ['of two lives, one of them given', '2027-04-20', [missing, { ...missing, dueOn: '2027-12-17' }]],
    ['without a certificate', '2027-04-20', []],
  ] as const)('%s are not held on %s', (_, today, certificates) => {
    expect(instalmentsHeldFrom(certificates, today)).toBeNull();
  });

  it('of two lives are held from the later day', () => {
    expect(instalmentsHeldFrom([missing, { ...missing, dueOn: '2026-12-31' }], '2027-04-20')).toBe('2027-01-31');
  });

  it('of two lives are paid until the later grace ends', () => {
    expect(annuityPaidUntil([missing])).toBe('2027-01-16');
    expect(annuityPaidUntil([{ ...missing, dueOn: '2026-12-31' }, missing])).toBe('2027-01-30');
    expect(annuityPaidUntil([])).toBeNull();
  });

  it('of 05-03 and 05-04 were paid after a death on 10-02-2027: ₹31,250.00', () => {
    const paid = ['2027-02-05', '2027-03-05', '2027-04-05'] as const;
    const instalments = paid.map((dueOn) => ({ dueOn, amount: 15_625_00 }));
    expect(paidAfterDeath(instalments, '2027-02-10')).toBe(31_250_00);
    expect(paidAfterDeath(instalments, '2027-03-05')).toBe(15_625_00);
  });
});

describe('a comparison of faces', () => {
  // "≥ 0.80 accepted; 0.60 to 0.79 a person decides; < 0.60 try again"
  it.each([
    [100, 'same'],
    [80, 'same'],
    [79, 'person-decides'],
    [72, 'person-decides'],
    [60, 'person-decides'],
    [59, 'different'],
    [0, 'different'],
  ] as const)('of %i per cent: %s', (score, band) => expect(faceBand(score, '2026-11-26')).toBe(band));

  it.each([
    ['face', '2026-11-26', [], '2026-11-27'],
    // a Friday
    ['face', '2026-11-27', [], '2026-11-30'],
    ['form', '2026-11-26', [], '2026-11-30'],
    ['form', '2026-11-26', ['2026-11-27'], '2026-12-01'],
    ['branch', '2026-11-26', [], '2026-11-26'],
  ] as const)('%s of %s with holidays %j is answered by %s', (what, today, holidays, by) => {
    expect(reviewPromisedOn(what, today, holidays)).toBe(by);
  });
});
