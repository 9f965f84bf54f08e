import * as widths from '../../testing/stories.ts';
import { type Screen, screens, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Date of incorporation',
  tags: ['!autodocs'],
  ...screens({ address: to('date-of-incorporation'), session: 'corp' }),
};

export const First: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
