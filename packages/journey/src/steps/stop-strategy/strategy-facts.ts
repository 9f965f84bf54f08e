import type { AnswerOf, BodyOf, CallOptions, KeyedCallOptions, Sdk } from '@lifedesk/sdk';

/** What the journey begins with. */
export type StrategyContext = Omit<AnswerOf<'stpEligiblePolicies'>, 'otpToken'>;
export type StrategyPolicy = StrategyContext['policies'][number];

/** All that tells one way in which money moves between funds by itself from another. */
export interface StrategyFacts {
  /** The service's id. */
  readonly id: string;
  /** The action phrase that is sent with the OTP. */
  readonly workType: string;
  readonly list: (
    sdk: Sdk,
    body: Record<string, never>,
    options: CallOptions,
  ) => Promise<AnswerOf<'stpEligiblePolicies'>>;
  readonly stop: (
    sdk: Sdk,
    body: BodyOf<'deactivateStp'>,
    options: KeyedCallOptions,
  ) => Promise<AnswerOf<'deactivateStp'>>;
  readonly texts: Readonly<
    Record<
      | 'heading'
      | 'lead'
      /** What was asked for, as "Stop of monthly transfers". */
      | 'workType'
      | 'confirm'
      /** It has ended. */
      | 'done'
      /** It ends after one more transfer. */
      | 'doneLater'
      | 'none'
      | 'noneWhy',
      () => string
    >
  >;
}
