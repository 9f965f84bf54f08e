import type { AnswerOf } from '@lifedesk/sdk';

/** A loan that is not paid back, as the server describes it. */
export type LoanDetail = AnswerOf<'loanDetails'>['loanDetails'][number];
