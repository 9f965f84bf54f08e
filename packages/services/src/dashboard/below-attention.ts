import type { useAnswer } from '@lifedesk/journey';
import type { AnswerOf } from '@lifedesk/sdk';
import type { PolicyView } from './policy-view.ts';
import type { Overview } from './use-overview.ts';

export interface BelowAttentionProps {
  readonly views: readonly PolicyView[];
  /** Undefined if it could not be loaded. */
  readonly overview: Overview | undefined;
  /** In paise. */
  readonly lateFees: number | undefined;
  /** Payouts that were ordered and did not arrive, in paise. */
  readonly waiting: number | undefined;
  readonly requests: ReturnType<typeof useAnswer<AnswerOf<'serviceRequests'>>>;
}
