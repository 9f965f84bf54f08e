import { to } from '../../registry/to.ts';
import * as widths from '../../testing/screen-stories.tsx';
import { type Screen, screens } from '../../testing/screen-stories.tsx';

export default {
  title: 'Portal/Date of incorporation',
  tags: ['!autodocs'],
  ...screens({ address: to('date-of-incorporation'), session: 'corp' }),
};

export const First: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
