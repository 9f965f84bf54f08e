import { describe, expect, it } from 'vitest';
import { penalInterest } from '../payout/penal-interest.ts';
import { medicalPreparation, medicalTests } from './medical-tests.ts';
import {
  blockCharge,
  canWithdrawApplication,
  depositBack,
  extraPremium,
  offerOpenUntil,
  offerReminders,
  upiBlockUntil,
  upiReleaseBy,
} from './money.ts';
import { APPLICATION_STAGES, applicationTurn, coarseStage, isEndedApplication, stagesAhead } from './stages.ts';
import { decisionClock, isTracked, resumeUntil, silenceStep } from './tracking.ts';

describe('what can be tracked', () => {
  it.each([
    ['documents', '2020-01-01', '2026-11-26', true],
    ['declined', '2026-05-26', '2026-11-26', true],
    ['declined', '2026-05-26', '2026-11-27', false],
    ['issued', '2026-08-31', '2027-02-28', true],
    ['issued', '2026-08-31', '2027-03-01', false],
  ] as const)('%s since %s on %s: %s', (stage, since, today, expected) => {
    expect(isTracked({ stage, since }, today)).toBe(expected);
  });
});

describe('the stages', () => {
  it('six are final', () => {
    expect(APPLICATION_STAGES.filter(isEndedApplication)).toEqual([
      'issued',
      'not-taken',
      'postponed',
      'declined',
      'withdrawn',
      'closed-no-response',
    ]);
  });

  it('a quick look does not tell a refusal from a withdrawal, or tests from a review', () => {
    expect(coarseStage('declined')).toBe(coarseStage('withdrawn'));
    expect(coarseStage('medical')).toBe(coarseStage('underwriting'));
    expect(coarseStage('counter-offer')).toBe(coarseStage('accepted'));
  });

  it.each([
    ['received', ['underwriting', 'accepted', 'issued']],
    ['documents', ['underwriting', 'accepted', 'issued']],
    ['underwriting', ['accepted', 'issued']],
    ['counter-offer', ['accepted', 'issued']],
    ['accepted', ['issued']],
    ['declined', []],
  ] as const)('after %s follow %j', (stage, ahead) => expect(stagesAhead(stage)).toEqual(ahead));

  it.each([
    ['documents', 2, false, 'you'],
    ['documents', 0, false, 'us'],
    ['medical', 0, false, 'you'],
    ['counter-offer', 0, false, 'you'],
    ['underwriting', 0, true, 'you'],
    ['accepted', 0, false, 'us'],
    ['declined', 2, true, 'nobody'],
  ] as const)('%s with %i papers needed and approval %s: %s', (stage, papersNeeded, needsApproval, turn) => {
    expect(applicationTurn({ stage, papersNeeded, needsApproval })).toBe(turn);
  });
});

describe('the clocks', () => {
  it.each([
    ['2026-11-20', '2026-11-27', { answerBy: '2026-11-27', daysLate: 0 }],
    ['2026-11-20', '2026-11-28', { answerBy: '2026-11-27', daysLate: 1 }],
    ['2026-11-20', '2026-11-29', { answerBy: '2026-11-27', daysLate: 2 }],
    ['2020-01-01', '2026-11-29', null],
  ] as const)('last paper %s, on %s: %j', (countsFrom, today, clock) => {
    expect(decisionClock(countsFrom, today)).toEqual(clock);
  });

  it.each([
    ['2026-11-01', '2026-11-15', 'none'],
    ['2026-11-01', '2026-11-16', 'first-reminder'],
    ['2026-11-01', '2026-11-26', 'second-reminder'],
    ['2026-11-01', '2026-12-01', 'close'],
  ] as const)('papers asked for on %s, on %s: %s', (requestedOn, today, step) => {
    expect(silenceStep(requestedOn, today)).toBe(step);
  });

  it('can be reopened for 90 days', () => expect(resumeUntil('2026-12-01')).toBe('2027-03-01'));
});

describe('a UPI block', () => {
  it('blocked on 12-11-2026 falls away at the end of 26-11-2026', () => {
    expect(upiBlockUntil('2026-11-12')).toBe('2026-11-26');
    expect(upiBlockUntil('2025-02-28')).toBeNull();
  });

  it.each([
    ['Declined Friday 20-11-2026', 'decision', '2026-11-20', [], '2026-11-23'],
    ['Declined Monday 23-11, Tuesday 24-11 a bank holiday', 'decision', '2026-11-23', ['2026-11-24'], '2026-11-25'],
    ['Cancelled by the applicant 20-11', 'request', '2026-11-20', [], '2026-11-21'],
  ] as const)('%s: released by', (_, cause, on, holidays, by) => {
    expect(upiReleaseBy({ cause, on }, holidays)).toBe(by);
  });

  it('decided for a smaller premium is debited only that', () => {
    expect(blockCharge(24_500_00, 20_000_00)).toEqual({ debit: 20_000_00, release: 4_500_00 });
    expect(blockCharge(24_500_00, 24_500_00)).toEqual({ debit: 24_500_00, release: 0 });
  });

  it('of ₹24,500 is ₹2,500 too small for ₹27,000', () => expect(blockCharge(24_500_00, 27_000_00)).toBeNull());
});

describe('a counter-offer', () => {
  it('of 27-11 is open until 12-12', () => expect(offerOpenUntil('2026-11-27')).toBe('2026-12-12'));

  it.each([
    ['2026-12-04', 0],
    ['2026-12-05', 1],
    ['2026-12-10', 2],
  ] as const)('of 27-11 has on %s %i reminders', (today, count) => {
    expect(offerReminders({ offeredOn: '2026-11-27', openUntil: '2026-12-12' }, today)).toBe(count);
  });

  it('₹2.50 per thousand on ₹10,00,000 are ₹2,500', () => {
    expect(extraPremium(10_00_000_00, 2_50)).toBe(2_500_00);
    expect(24_500_00 + extraPremium(10_00_000_00, 2_50)).toBe(27_000_00);
  });
});

describe('money back', () => {
  it.each([
    ['declined', 24_500_00, 0],
    ['not-taken', 24_500_00, 0],
    ['withdrawn', 23_300_00, 1_200_00],
  ] as const)('after tests of ₹1,200, %s: ₹%i paise', (ending, back, medicalCost) => {
    expect(depositBack(24_500_00, 1_200_00, ending)).toEqual({ back, medicalCost });
  });

  it('due on 04-12-2026 and paid on 20-12-2026 earns ₹115.79 for 23 days', () => {
    const paid = {
      amount: 24_500_00,
      countsFrom: '2026-11-27',
      promisedOn: '2026-12-04',
      paidOn: '2026-12-20',
    } as const;
    expect(penalInterest(paid)).toEqual({ interest: 115_79, annualRate: 750, days: 23 });
  });

  it.each([
    ['documents', true, 'can-be-withdrawn'],
    ['counter-offer', true, 'can-be-withdrawn'],
    ['accepted', false, 'already-accepted'],
    ['issued', false, 'policy-issued'],
    ['declined', false, 'application-ended'],
  ] as const)('an application that is %s', (stage, canWithdraw, because) => {
    expect(canWithdrawApplication({ stage })).toEqual({ canWithdraw, because });
  });
});

describe('medical tests', () => {
  it.each([
    ['T', ['interview']],
    ['B', ['examination', 'blood-and-urine', 'resting-ecg']],
    ['C', ['examination', 'blood-and-urine', 'resting-ecg', 'treadmill']],
  ] as const)('of category %s', (category, tests) => expect(medicalTests(category)).toEqual(tests));

  it('an interview needs a quiet place, a blood test an empty stomach', () => {
    expect(medicalPreparation('T')).toEqual(['photo-identity', 'quiet-place']);
    expect(medicalPreparation('B')).toContain('fasting');
    expect(medicalPreparation('D')).toContain('no-smoking');
  });
});
