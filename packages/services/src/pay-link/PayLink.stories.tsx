import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

/** The address in the browser when the link is opened. */
const open = () => {
  window.location.hash = 'Q7rT2mXw9LsK4vBn8ZcYpD1fQ7rT2mXw9LsK4vBn8Zc';
};

export default {
  title: 'Portal/Pay for someone else',
  tags: ['!autodocs'],
  ...screens({ address: to('pay-link') }),
  beforeEach: open,
};

export const Due: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const LargeAmount: Screen = { args: { instead: { openPayLink: { example: 'large' } } } };
export const AfterDecline: Screen = { args: { instead: { openPayLink: { example: 'afterDecline' } } } };
export const AnotherAmountArrived: Screen = { args: { instead: { openPayLink: { example: 'afterMismatch' } } } };
export const BeingPaid: Screen = { args: { instead: { openPayLink: { example: 'beingPaid' } } } };
export const Paid: Screen = { args: { instead: { openPayLink: { example: 'paid' } } } };
export const Expired: Screen = { args: { instead: { openPayLink: { example: 'expired' } } } };
export const UnknownLink: Screen = { args: { instead: { openPayLink: { status: 404 } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { openPayLink: 'never' } } };
export const Failed: Screen = { args: { instead: { openPayLink: { status: 503 } } } };
