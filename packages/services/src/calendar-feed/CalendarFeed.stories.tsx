import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Calendar feed',
  tags: ['!autodocs'],
  ...screens({ address: to('calendar-feed'), session: 'full' }),
};

export const Off: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const NothingDue: Screen = { args: { instead: { calendarFeed: { example: 'empty' } } } };
export const On: Screen = { args: { instead: { calendarFeed: { example: 'fetched' } } } };
export const NotFetched: Screen = { args: { instead: { calendarFeed: { example: 'notFetched' } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { calendarFeed: 'never' } } };
export const Failed: Screen = { args: { instead: { calendarFeed: { status: 503 } } } };
export const AddressReady: Screen = {
  play: async (context) => {
    await screens({ address: '' }).play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /Create the link|लिंक बनाएँ/ }));
    await canvas.findByRole('textbox');
  },
};
