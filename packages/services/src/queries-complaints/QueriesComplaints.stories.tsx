import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Questions and complaints',
  tags: ['!autodocs'],
  ...screens({ address: to('queries-complaints'), session: 'full' }),
};

export const Hub: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;

export const Loading: Screen = { ...stillLoading, args: { instead: { contentQuery: 'never' } } };
export const Failed: Screen = { args: { instead: { contentQuery: { status: 500 } } } };
