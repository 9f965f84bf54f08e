import type { AnswerOf } from '@lifedesk/sdk';

/** An unpaid loan, as the server describes it. */
export type LoanDetail = AnswerOf<'loanDetails'>['loanDetails'][number];
