import { to } from '../../registry/to.ts';
import * as widths from '../../testing/screen-stories.tsx';
import { type Screen, screens } from '../../testing/screen-stories.tsx';

export default {
  title: 'Portal/Raise a complaint',
  tags: ['!autodocs'],
  ...screens({ address: to('raise-complaint'), session: 'full' }),
};

export const First: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
