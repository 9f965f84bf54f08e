import * as widths from '@lifedesk/portal/stories';
import { type Screen, screens, to } from '@lifedesk/portal/stories';

export default {
  title: 'Portal/Service recovery',
  tags: ['!autodocs'],
  ...screens({ address: to('service-recovery'), session: 'full' }),
};

export const First: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
