import type { Schemas } from '@lifedesk/sdk';
import { userEvent } from 'storybook/test';
import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to, waitForHeading, waitForPage } from '../../testing/stories.ts';

const ID = 'ap_4f1c7be20d93a685';
const addressOfOne = (query: Readonly<Record<string, string>> = {}) => to('application-tracker', { id: ID, ...query });

export default {
  title: 'Portal/Application tracker',
  tags: ['!autodocs'],
  ...screens({ address: to('application-tracker'), session: 'full' }),
};

type Details = Schemas['ApplicationDetails'];

/** The application of the contract's example, with something else about it. */
const variant = (change: Partial<Details>, query: Readonly<Record<string, string>> = {}): Screen => ({
  args: {
    address: addressOfOne(query),
    instead: { applicationDetails: { change: (example) => ({ ...example, ...change }) } },
  },
});
/** One that ended, so it can no longer be withdrawn. */
const endedVariant = (change: Partial<Details>): Screen => ({
  args: {
    address: addressOfOne(),
    instead: {
      applicationDetails: { change: ({ withdrawal: _withdrawal, ...example }) => ({ ...example, ...change }) },
    },
  },
});
const offer = { applicationDetails: { example: 'offer' } } as const;
const stageAt = (stage: Details['stage'], en: string, hi: string) => ({
  stage,
  name: { en, hi },
  at: '2026-11-20T06:00:00.000Z',
});

export const List: Screen = {};
export const ListOnPhoneInHindi: Screen = { ...widths.onPhoneInHindi, name: 'List on a phone, Hindi' };
export const None: Screen = { args: { instead: { trackApplicationV2: { example: 'empty' } } } };
export const EndedLongAgo: Screen = {
  args: { instead: { trackApplicationV2: { answer: { applications: [], because: 'ended-before' } } } },
};
export const Loading: Screen = { ...stillLoading, args: { instead: { trackApplicationV2: 'never' } } };
export const Failed: Screen = { args: { instead: { trackApplicationV2: { status: 503 } } } };

export const PapersNeeded: Screen = { args: { address: addressOfOne() } };
export const PapersNeededOnPhoneInHindi: Screen = {
  ...widths.onPhoneInHindi,
  name: 'Papers needed on a phone, Hindi',
  args: { address: addressOfOne() },
};
export const Offer: Screen = { args: { address: addressOfOne(), instead: offer } };
export const OfferOnPhoneInHindi: Screen = {
  ...widths.onPhoneInHindi,
  name: 'Offer on a phone, Hindi',
  args: { address: addressOfOne(), instead: offer },
};
export const Late = variant({ waitingFor: 'us', pending: [], answerBy: '2026-11-20', daysLate: 2 });
export const BlockExpired = variant({
  payment: {
    state: 'block-expired',
    way: 'upi-block',
    amount: 2_450_000,
    approval: { amount: 2_450_000, approvalUrl: '/upi/example', expiresAt: '2026-11-23T06:30:00.000Z' },
  },
  help: ['pay'],
});
export const Declined = endedVariant({
  stage: 'declined',
  waitingFor: 'nobody',
  pending: [],
  documents: [],
  help: [],
  payment: { state: 'blocked', way: 'upi-block', amount: 2_450_000, backBy: '2026-11-23' },
  stages: [
    stageAt('received', 'Application received', 'आवेदन मिला'),
    {
      ...stageAt('declined', 'Declined', 'नामंज़ूर'),
      note: {
        en: 'The medical tests showed a risk that we cannot insure.',
        hi: 'मेडिकल जाँच में ऐसा जोखिम मिला जिसका बीमा हम नहीं कर सकते।',
      },
    },
  ],
});
export const Issued = endedVariant({
  stage: 'issued',
  waitingFor: 'nobody',
  pending: [],
  documents: [],
  help: [],
  policyNo: '513456789',
  freeLookDays: 30,
  payment: { state: 'paid', way: 'upi-block', amount: 2_000_000, debited: 2_000_000, released: 450_000 },
  stages: [stageAt('received', 'Application received', 'आवेदन मिला'), stageAt('issued', 'Policy issued', 'पॉलिसी जारी')],
});
export const MedicalCard: Screen = {
  ...variant({ hasMedicalCard: true }),
  play: async ({ canvasElement, canvas }) => {
    await waitForPage(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /medical card|मेडिकल कार्ड/ }));
    await canvas.findByText('K7QM-2XPD');
  },
};
export const Unknown: Screen = { args: { address: to('application-tracker', { id: 'ap_0000000000000000' }) } };
export const OneFailed: Screen = {
  args: { address: addressOfOne(), instead: { applicationDetails: { status: 500 } } },
};

export const SendPaper: Screen = { args: { address: addressOfOne({ paper: 'income-proof' }) } };
export const Accept: Screen = { args: { address: addressOfOne({ do: 'accept' }), instead: offer } };
export const AcceptOnPhoneInHindi: Screen = {
  ...widths.onPhoneInHindi,
  name: 'Accept on a phone, Hindi',
  args: { address: addressOfOne({ do: 'accept' }), instead: offer },
};
export const Refuse: Screen = { args: { address: addressOfOne({ do: 'refuse' }), instead: offer } };
export const Withdraw = variant(
  { withdrawal: { back: 2_330_000, medicalCost: 120_000, backBy: '2026-11-27' } },
  { do: 'withdraw' },
);
export const Withdrawn: Screen = {
  args: { address: addressOfOne({ do: 'withdraw' }) },
  play: async ({ canvasElement, canvas }) => {
    await waitForPage(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Withdraw the application|आवेदन वापस लें/ }));
    await canvas.findByRole('heading', { level: 1, name: /is withdrawn|वापस ले लिया/ });
    await waitForHeading(canvasElement);
  },
};
