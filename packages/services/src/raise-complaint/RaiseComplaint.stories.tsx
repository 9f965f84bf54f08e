import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Raise a complaint',
  tags: ['!autodocs'],
  ...screens({ address: to('raise-complaint'), session: 'full' }),
};

export const First: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;

export const Loading: Screen = { ...stillLoading, args: { instead: { complaintEligible: 'never' } } };
export const Failed: Screen = { args: { instead: { complaintEligible: { status: 503 } } } };
/** No policy to complain about. */
export const NoPolicy: Screen = {
  args: { instead: { complaintEligible: { change: (answer) => ({ ...answer, policies: [] }) } } },
};
