import * as widths from '../../testing/stories.ts';
import { type Screen, screens, to } from '../../testing/stories.ts';

export default { title: 'Portal/Partner error', tags: ['!autodocs'], ...screens({ address: to('ybl-error') }) };

export const NotLetIn: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const ToPartner: Screen = { args: { address: to('ybl-error', { application: 'ap_4f1c7be20d93a685' }) } };
