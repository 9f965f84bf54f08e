import { to } from '../../registry/to.ts';
import * as widths from '../../testing/screen-stories.tsx';
import { type Screen, screens, stillComing } from '../../testing/screen-stories.tsx';

export default {
  title: 'Portal/Questions and complaints',
  tags: ['!autodocs'],
  ...screens({ address: to('queries-complaints'), session: 'full' }),
};

export const Hub: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;

export const Loading: Screen = { ...stillComing, args: { instead: { contentQuery: 'never' } } };
export const Failed: Screen = { args: { instead: { contentQuery: { status: 500 } } } };
