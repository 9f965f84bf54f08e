import * as widths from '../../testing/stories.ts';
import { type Screen, screens, to } from '../../testing/stories.ts';

export default { title: 'Portal/Logout', tags: ['!autodocs'], ...screens({ address: to('logout') }) };

export const SignedOut: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
