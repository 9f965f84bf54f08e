import * as widths from '../../testing/stories.ts';
import { type Screen, screens, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Surrender request',
  tags: ['!autodocs'],
  ...screens({ address: to('surrender-request'), session: 'full' }),
};

export const RequestNumber: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const CanBeCancelled: Screen = { args: { instead: { surrenderPolicies: { example: 'requested' } } } };
