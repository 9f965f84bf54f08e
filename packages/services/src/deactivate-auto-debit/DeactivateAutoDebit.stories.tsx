import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Stop auto-debit',
  tags: ['!autodocs'],
  ...screens({ address: to('deactivate-auto-debit'), session: 'full' }),
};

export const WhichPolicy: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
/** Staff are already stopping one. */
export const OneOnHold: Screen = { args: { instead: { autoDebitOnHold: { example: 'one' } } } };
export const None: Screen = { args: { instead: { autoDebitEligiblePolicies: { example: 'none' } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { autoDebitEligiblePolicies: 'never' } } };
export const Failed: Screen = { args: { instead: { autoDebitEligiblePolicies: { status: 503 } } } };
