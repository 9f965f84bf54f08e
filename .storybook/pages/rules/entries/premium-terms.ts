import { PLAN_LINES, PREMIUM_MODES } from '@lifedesk/rules';
import { choice, date, flag, number, optionalDate } from '../entry.ts';

// Shared first values of several groups of entries.
export const line = choice(PLAN_LINES, 'savings');
export const terms = {
  line,
  premiumMode: choice(PREMIUM_MODES, 'yearly'),
  modalPremium: number(2450000),
  issueDate: date('2019-12-05'),
  premiumTerm: number(15),
  dueDate: optionalDate('2026-12-05'),
};
export const today = date('2026-11-21');
export const premiumPolicy = { ...terms, isPremiumPaying: flag(true), received: number(0) };
