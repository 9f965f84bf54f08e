import { to } from '../../registry/to.ts';
import * as widths from '../../testing/screen-stories.tsx';
import { type Screen, screens } from '../../testing/screen-stories.tsx';

export default { title: 'Portal/Logout', tags: ['!autodocs'], ...screens({ address: to('logout') }) };

export const SignedOut: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
