import * as widths from '../../testing/stories.ts';
import { type Screen, screens, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Signed-in devices',
  tags: ['!autodocs'],
  ...screens({ address: to('signed-in-devices'), session: 'full' }),
};

export const Customer: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const Company: Screen = { args: { session: 'corp' } };
