import { to } from '../../registry/to.ts';
import * as widths from '../../testing/screen-stories.tsx';
import { type Screen, screens } from '../../testing/screen-stories.tsx';

export default {
  title: 'Portal/Service recovery',
  tags: ['!autodocs'],
  ...screens({ address: to('service-recovery'), session: 'full' }),
};

export const First: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
