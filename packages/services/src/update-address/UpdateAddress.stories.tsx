import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Change the address',
  tags: ['!autodocs'],
  ...screens({ address: to('update-address'), session: 'full' }),
};

export const First: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;

export const Loading: Screen = { ...stillLoading, args: { instead: { addressDetails: 'never' } } };
export const Failed: Screen = { args: { instead: { addressDetails: { status: 503 } } } };
/** No policy with letters to send. */
export const NoPolicy: Screen = {
  args: { instead: { addressDetails: { change: (answer) => ({ ...answer, policies: [] }) } } },
};
