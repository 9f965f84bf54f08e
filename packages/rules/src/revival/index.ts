export type { RevivalHealth } from './needs-health-declaration.ts';
export { isRevivalPayableAtOnce, needsHealthDeclaration, needsUnderwriting } from './needs-health-declaration.ts';
export type { OverdueInstalment } from './overdue-with-fees.ts';
export { overdueWithFees } from './overdue-with-fees.ts';
export { revivalDue } from './revival-due.ts';
export type { RevivalPolicy } from './revival-policy.ts';
export type { RevivalQuote, RevivalScheme } from './revival-quotes.ts';
export { daysSinceDue, premiumAfterRevival, REVIVAL_SCHEMES, revivalQuotes } from './revival-quotes.ts';
