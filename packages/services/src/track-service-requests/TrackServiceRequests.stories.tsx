import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Track requests',
  tags: ['!autodocs'],
  ...screens({ address: to('track-service-requests'), session: 'full' }),
};

export const Requests: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;

export const Loading: Screen = { ...stillLoading, args: { instead: { serviceRequests: 'never' } } };
export const Failed: Screen = { args: { instead: { serviceRequests: { status: 503 } } } };
export const NoRequests: Screen = {
  args: { instead: { serviceRequests: { change: (answer) => ({ ...answer, serviceRequests: [] }) } } },
};
