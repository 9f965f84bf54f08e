import * as widths from '../../testing/stories.ts';
import { type Screen, screens, to } from '../../testing/stories.ts';

export default { title: 'Portal/Corporate login', tags: ['!autodocs'], ...screens({ address: to('corporate-login') }) };

export const WhoSignsIn: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
