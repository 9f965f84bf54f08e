import * as widths from '../../testing/stories.ts';
import { type Screen, screens, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Free-look request',
  tags: ['!autodocs'],
  ...screens({ address: to('freelook-request'), session: 'full' }),
};

export const RequestNumber: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
