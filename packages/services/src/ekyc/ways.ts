import type { Locale } from '@lifedesk/journey';
import * as m from '../texts.ts';
import type { EkycWay } from './ekyc-journey.ts';
import type { EkycContext } from './load-ekyc.ts';

interface PersonalWay {
  readonly way: EkycWay;
  readonly name: string;
  /** Working days until the answer. */
  readonly days: number | undefined;
}

/** The ways that a person helps with: a CKYC number, another document, and those that the server lists. */
export const otherWays = (context: Pick<EkycContext, 'otherWays'>, language: Locale): PersonalWay[] => [
  { way: 'ckyc', name: m.ekyc_byCkyc(), days: undefined },
  { way: 'document', name: m.ekyc_byDocument(), days: undefined },
  ...context.otherWays.map(({ way, name, days }) => ({ way, name: name[language], days })),
];
