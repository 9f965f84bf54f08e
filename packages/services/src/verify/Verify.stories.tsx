import * as widths from '../../testing/stories.ts';
import { type Screen, screens, to } from '../../testing/stories.ts';

export default { title: 'Portal/Verify', tags: ['!autodocs'], ...screens({ address: to('verify') }) };

export const Visitor: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
