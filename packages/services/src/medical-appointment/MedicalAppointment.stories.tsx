import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

const CASE = 'med_16902d85c5f24e0b9a1f3c7de04b8a65';
const of = (query: Readonly<Record<string, string>> = {}) => to('medical-appointment', { case: CASE, ...query });

export default {
  title: 'Portal/Medical appointment',
  tags: ['!autodocs'],
  ...screens({ address: to('medical-appointment'), session: 'full' }),
};

const booked = { medicalStatus: { example: 'booked' } } as const;

export const List: Screen = {};
export const ListOnPhoneInHindi: Screen = { ...widths.onPhoneInHindi, name: 'List on a phone, Hindi' };
export const None: Screen = { args: { instead: { medicalEligiblePolicies: { example: 'none' } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { medicalEligiblePolicies: 'never' } } };
export const Failed: Screen = { args: { instead: { medicalEligiblePolicies: { status: 503 } } } };

export const ToBook: Screen = { args: { address: of() } };
export const Booked: Screen = { args: { address: of(), instead: booked } };
export const BookedOnPhoneInHindi: Screen = {
  ...widths.onPhoneInHindi,
  name: 'Booked on a phone, Hindi',
  args: { address: of(), instead: booked },
};
export const Asking: Screen = { args: { address: of(), instead: { medicalStatus: { example: 'asking' } } } };
export const Lost: Screen = { args: { address: of(), instead: { medicalStatus: { example: 'lost' } } } };
export const CalledBack: Screen = {
  args: {
    address: of(),
    instead: { medicalStatus: { change: (status) => ({ ...status, state: 'missed', missed: 2, isCalledBack: true }) } },
  },
};
export const ReportsIn: Screen = {
  args: { address: of(), instead: { medicalStatus: { example: 'reportsIn' } } },
};
export const Book: Screen = { args: { address: of({ do: 'book' }) } };
export const BookOnPhoneInHindi: Screen = {
  ...widths.onPhoneInHindi,
  name: 'Book on a phone, Hindi',
  args: { address: of({ do: 'book' }) },
};
export const Cancel: Screen = { args: { address: of({ do: 'cancel' }), instead: booked } };
export const Unknown: Screen = { args: { address: to('medical-appointment', { case: `med_${'0'.repeat(32)}` }) } };
