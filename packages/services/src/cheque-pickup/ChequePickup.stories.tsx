import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Cheque pickup',
  tags: ['!autodocs'],
  ...screens({ address: to('cheque-pickup'), session: 'full' }),
};

export const First: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;

export const Loading: Screen = { ...stillLoading, args: { instead: { addressDetails: 'never' } } };
export const Failed: Screen = { args: { instead: { addressDetails: { status: 503 } } } };
/** No policy whose premium a cheque could pay. */
export const NoPolicy: Screen = {
  args: { instead: { addressDetails: { change: (answer) => ({ ...answer, policies: [] }) } } },
};
