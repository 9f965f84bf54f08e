import { expect, userEvent, within } from 'storybook/test';
import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to, waitForHeading, waitForPage } from '../../testing/stories.ts';

const CASE = 'med_16902d85c5f24e0b9a1f3c7de04b8a65';
const of = (query: Readonly<Record<string, string>> = {}) => to('medical-appointment', { case: CASE, ...query });

export default {
  title: 'Portal/Medical appointment',
  tags: ['!autodocs'],
  ...screens({ address: to('medical-appointment'), session: 'full' }),
};

type Canvas = Parameters<NonNullable<Screen['play']>>[0]['canvas'];
const press = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: /^(Continue|आगे बढ़ें)$/ }));

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
/** The numbers on the map are those of the list. */
export const Places: Screen = {
  args: { address: of({ do: 'book' }) },
  play: async ({ canvasElement, canvas }) => {
    await waitForPage(canvasElement);
    const [atCentre] = await canvas.findAllByRole('radio');
    if (atCentre) await userEvent.click(atCentre);
    await press(canvas);
    await userEvent.type(await canvas.findByRole('textbox'), '400028');
    await press(canvas);
    const map = within(await canvas.findByRole('img', { name: /PIN code|पिन कोड/ }));
    const list = await canvas.findAllByRole('radio', { name: /^\d+\. / });
    for (const [place] of list.entries()) await expect(map.getByText(String(place + 1))).toBeVisible();
    await waitForHeading(canvasElement);
  },
};
export const PlacesOnPhoneInHindi: Screen = { ...Places, ...widths.onPhoneInHindi, name: 'Places on a phone, Hindi' };
export const Cancel: Screen = { args: { address: of({ do: 'cancel' }), instead: booked } };
export const Unknown: Screen = { args: { address: to('medical-appointment', { case: `med_${'0'.repeat(32)}` }) } };
