import * as widths from '../../testing/stories.ts';
import { type Screen, screens, to } from '../../testing/stories.ts';

export default { title: 'Portal/Home', tags: ['!autodocs'], ...screens({ address: to('home') }) };

export const Visitor: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
