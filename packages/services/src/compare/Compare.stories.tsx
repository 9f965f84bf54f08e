import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Compare',
  tags: ['!autodocs'],
  ...screens({ address: to('compare'), session: 'full' }),
};

export const Savings: Screen = {};
export const OnPhone: Screen = widths.onPhone;
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const UnitLinked: Screen = { args: { instead: { policyComparison: { example: 'unitLinked' } } } };
/** No cover: only surrender and revival are open. */
export const Lapsed: Screen = { args: { instead: { policyComparison: { example: 'lapsed' } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { policyComparison: 'never' } } };
export const Failed: Screen = { args: { instead: { policyComparison: { status: 503 } } } };
