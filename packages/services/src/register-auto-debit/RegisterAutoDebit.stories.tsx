import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Register auto-debit',
  tags: ['!autodocs'],
  ...screens({ address: to('register-auto-debit'), session: 'full' }),
};

const returned = { address: to('register-auto-debit', { mandateId: 'mnd_16902d85a3f04c7b9d2e8f1a6b5c4d3e' }) };

export const Rails: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
/** Without a session the person enters the policy. */
export const WhoRegisters: Screen = { args: { session: 'none' } };
export const WithoutSigningIn: Screen = { args: { session: 'partial' } };
export const NotPossible: Screen = { args: { instead: { autoDebitOptions: { example: 'none' } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { autoDebitOptions: 'never' } } };
export const Failed: Screen = { args: { instead: { autoDebitOptions: { status: 503 } } } };
export const Registered: Screen = { args: { ...returned, instead: { autoDebitStatus: { example: 'active' } } } };
export const WaitingForTheBank: Screen = {
  args: { ...returned, instead: { autoDebitStatus: { example: 'pending' } } },
};
export const Declined: Screen = { args: { ...returned, instead: { autoDebitStatus: { example: 'declined' } } } };
