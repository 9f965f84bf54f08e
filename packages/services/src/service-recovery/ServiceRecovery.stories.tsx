import * as widths from '../../testing/stories.ts';
import { type Screen, screens, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Problem with a request',
  tags: ['!autodocs'],
  ...screens({ address: to('service-recovery'), session: 'full' }),
};

export const First: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
