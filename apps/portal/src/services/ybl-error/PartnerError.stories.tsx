import { to } from '../../registry/to.ts';
import * as widths from '../../testing/screen-stories.tsx';
import { type Screen, screens } from '../../testing/screen-stories.tsx';

export default { title: 'Portal/Partner error', tags: ['!autodocs'], ...screens({ address: to('ybl-error') }) };

export const NotLetIn: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
