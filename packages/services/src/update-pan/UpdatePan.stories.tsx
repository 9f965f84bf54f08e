import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Update PAN',
  tags: ['!autodocs'],
  ...screens({ address: to('update-pan'), session: 'full' }),
};

export const First: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;

export const Loading: Screen = { ...stillLoading, args: { instead: { fetchPan: 'never' } } };
export const Failed: Screen = { args: { instead: { fetchPan: { status: 503 } } } };
