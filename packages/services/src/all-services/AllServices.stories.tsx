import * as widths from '../../testing/stories.ts';
import { type Screen, screens, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/All services',
  tags: ['!autodocs'],
  ...screens({ address: to('all-services'), session: 'full' }),
};

export const Customer: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const Company: Screen = { args: { session: 'corp' } };
