import { to } from '../../registry/to.ts';
import * as widths from '../../testing/screen-stories.tsx';
import { type Screen, screens } from '../../testing/screen-stories.tsx';

export default {
  title: 'Portal/Track requests',
  tags: ['!autodocs'],
  ...screens({ address: to('track-service-requests'), session: 'full' }),
};

export const Requests: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
