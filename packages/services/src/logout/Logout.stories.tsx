import * as widths from '@lifedesk/portal/stories';
import { type Screen, screens, to } from '@lifedesk/portal/stories';

export default { title: 'Portal/Logout', tags: ['!autodocs'], ...screens({ address: to('logout') }) };

export const SignedOut: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
