import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

/** The address in the browser when the link is opened. */
const open = () => {
  window.location.hash = 'Q7rT2mXw9LsK4vBn8ZcYpD';
};

export default {
  title: 'Portal/Stop a payout',
  tags: ['!autodocs'],
  ...screens({ address: to('stop-payout') }),
  beforeEach: open,
};

export const Held: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const Stopped: Screen = { args: { instead: { heldPayout: { example: 'stopped' } } } };
export const UnknownLink: Screen = { args: { instead: { heldPayout: { status: 404 } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { heldPayout: 'never' } } };
export const Failed: Screen = { args: { instead: { heldPayout: { status: 503 } } } };
