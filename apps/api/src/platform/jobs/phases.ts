/**
 * The phases of a round of jobs, in order. A job of a later phase sees what earlier phases have stored; the jobs of one
 * phase run in the order of the list of domains.
 */
export const PHASES = [
  /** Deletes what has expired. */
  'purge',
  /** Stores what the gateway and banks report about payments. */
  'payments',
  /** Starts the day of each policy and of each company, which counts the payments. */
  'calendar',
  /** Compares with settlements, sends what waits, and deletes what has expired. */
  'upkeep',
  /** Sends new requests to the back office. */
  'back-office',
  /** Sends the messages about requests. */
  'messages',
  /** The sandbox publishes prices, and its back office approves. */
  'sandbox',
  /** Buys and sells at the published prices. */
  'prices',
  /** Orders benefits that fall due, after what was requested before. */
  'benefits',
  /** Pays what the back office has approved and what was sold. */
  'payouts',
  /** Moves money between funds. */
  'switches',
  /** Merges funds, after everything that was requested at the prices of the day. */
  'mergers',
  /** Returns the work of dead nodes to the queue. */
  'tidy',
] as const;

export type Phase = (typeof PHASES)[number];

/** By phase, and within a phase in the order of the sources. */
export const inPhases = <Item>(sources: readonly { readonly [In in Phase]?: readonly Item[] }[]): Item[] =>
  PHASES.flatMap((phase) => sources.flatMap((source) => source[phase] ?? []));
