import { to } from '../../registry/to.ts';
import * as widths from '../../testing/screen-stories.tsx';
import { type Screen, screens } from '../../testing/screen-stories.tsx';

export default {
  title: 'Portal/Update mobile',
  tags: ['!autodocs'],
  ...screens({ address: to('update-mobile'), session: 'full' }),
};

export const First: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
