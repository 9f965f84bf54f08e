import { gstRefund, gstRefundClauses } from '@lifedesk/rules';
import { date, flag, number, type RuleEntry, rule } from '../entry.ts';
import { line } from './premium-terms.ts';

export const gstRefundRules: readonly RuleEntry[] = [
  rule(
    'gstRefund',
    {
      line,
      issueDate: date('2024-08-01'),
      dueDate: date('2025-08-01'),
      gst: number(111240),
      isReversed: flag(false),
      isRefunded: flag(false),
      isDouble: flag(false),
      isPaidByOther: flag(false),
      isReturned: flag(false),
      isAbroad: flag(true),
      isFromNre: flag(true),
      today: date('2026-11-22'),
    },
    gstRefund,
    [
      {},
      { gst: 0 },
      { isReversed: true },
      { isRefunded: true },
      { isPaidByOther: true },
      { today: '2026-12-01' },
      { isDouble: true },
      { isReturned: true },
      { dueDate: '2025-09-22' },
      { line: 'unit-linked' },
      { isFromNre: false },
      { isAbroad: false },
    ],
    gstRefundClauses,
  ),
];
