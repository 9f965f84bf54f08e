import type { AnswerOf, BodyOf, CallOptions, KeyedCallOptions, Sdk } from '@lifedesk/sdk';

/** The initial data of the journey. */
export type StrategyContext = Omit<AnswerOf<'stpEligiblePolicies'>, 'otpToken'>;
export type StrategyPolicy = StrategyContext['policies'][number];

/** Everything that differs between the kinds of automatic transfers between funds. */
export interface StrategyFacts {
  /** The service's id. */
  readonly id: string;
  /** The action phrase sent with the OTP. */
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
      /** The name of the service. */
      | 'menuName'
      /** What was requested, for example "Stop monthly transfers". */
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
