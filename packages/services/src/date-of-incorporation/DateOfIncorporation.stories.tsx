import * as widths from '@lifedesk/portal/stories';
import { type Screen, screens, to } from '@lifedesk/portal/stories';

export default {
  title: 'Portal/Date of incorporation',
  tags: ['!autodocs'],
  ...screens({ address: to('date-of-incorporation'), session: 'corp' }),
};

export const First: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
