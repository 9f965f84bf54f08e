import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Bank account',
  tags: ['!autodocs'],
  ...screens({ address: to('neft-details'), session: 'full' }),
};

export const First: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;

export const Loading: Screen = { ...stillLoading, args: { instead: { fetchNeft: 'never' } } };
export const Failed: Screen = { args: { instead: { fetchNeft: { status: 503 } } } };
/** No policy that could pay out. */
export const NoPolicy: Screen = {
  args: { instead: { fetchNeft: { change: (answer) => ({ ...answer, policies: [] }) } } },
};
