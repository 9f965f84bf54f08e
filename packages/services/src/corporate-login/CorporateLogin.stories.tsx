import * as widths from '@lifedesk/portal/stories';
import { type Screen, screens, to } from '@lifedesk/portal/stories';

export default { title: 'Portal/Corporate login', tags: ['!autodocs'], ...screens({ address: to('corporate-login') }) };

export const WhoSignsIn: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
