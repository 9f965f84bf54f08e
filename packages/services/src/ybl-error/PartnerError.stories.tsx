import * as widths from '@lifedesk/portal/stories';
import { type Screen, screens, to } from '@lifedesk/portal/stories';

export default { title: 'Portal/Partner error', tags: ['!autodocs'], ...screens({ address: to('ybl-error') }) };

export const NotLetIn: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
