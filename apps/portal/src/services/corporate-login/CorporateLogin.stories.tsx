import { to } from '../../registry/to.ts';
import * as widths from '../../testing/screen-stories.tsx';
import { type Screen, screens } from '../../testing/screen-stories.tsx';

export default { title: 'Portal/Corporate login', tags: ['!autodocs'], ...screens({ address: to('corporate-login') }) };

export const WhoSignsIn: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
