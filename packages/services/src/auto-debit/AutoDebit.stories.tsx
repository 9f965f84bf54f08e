import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Auto-debit',
  tags: ['!autodocs'],
  ...screens({ address: to('auto-debit'), session: 'full' }),
};

export const Mandates: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const None: Screen = { args: { instead: { autoDebitMandates: { example: 'none' } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { autoDebitMandates: 'never' } } };
export const Failed: Screen = { args: { instead: { autoDebitMandates: { status: 503 } } } };
export const SkipOneDebit: Screen = {
  args: { address: to('auto-debit', { skip: 'mnd_16902d85a3f04c7b9d2e8f1a6b5c4d3e' }) },
};
