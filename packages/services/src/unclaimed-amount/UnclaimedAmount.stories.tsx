import { userEvent, within } from 'storybook/test';
import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to, waitForHeading } from '../../testing/stories.ts';

export default {
  title: 'Portal/Unclaimed amount',
  tags: ['!autodocs'],
  ...screens({ address: to('unclaimed-amount'), session: 'full' }),
};

/** Searches with a policy number, in any language. */
const searched: Pick<Screen, 'play'> = {
  play: async ({ canvasElement }) => {
    await waitForHeading(canvasElement);
    const canvas = within(canvasElement);
    const fields = await canvas.findAllByRole('textbox');
    for (const [at, text] of ['Kamala Joshi', '25', '05', '1958', '505678901'].entries())
      await userEvent.type(fields[at] as HTMLElement, text);
    await userEvent.click(canvasElement.querySelector('button[type=submit]') as HTMLElement);
  },
};
const findAfterSearch = (says: RegExp): Pick<Screen, 'play'> => ({
  play: async (context) => {
    await searched.play?.(context);
    await within(context.canvasElement).findAllByText(says);
  },
});

export const Amounts: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const Restricted: Screen = { args: { instead: { unclaimedAmount: { example: 'restricted' } } } };
export const Claim: Screen = { args: { address: to('unclaimed-amount', { id: 'UA4071852940' }) } };
export const None: Screen = { args: { instead: { unclaimedAmount: { status: 204 } } } };
export const UnderWay: Screen = { args: { instead: { unclaimedAmount: { status: 203 } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { unclaimedAmount: 'never' } } };
export const Failed: Screen = { args: { instead: { unclaimedAmount: { status: 503 } } } };
export const Search: Screen = { args: { session: 'none' } };
export const SearchOnPhoneInHindi: Screen = {
  ...widths.onPhoneInHindi,
  name: 'Search on a phone, Hindi',
  args: { session: 'none' },
};
export const Held: Screen = { args: { session: 'none' }, ...findAfterSearch(/OTP/) };
export const NothingFound: Screen = {
  args: { session: 'none', instead: { unclaimedAmountPublic: { status: 204 } } },
  ...findAfterSearch(/We found nothing|कुछ नहीं मिला/),
};
export const PolicyNumberNeeded: Screen = {
  args: { session: 'none', instead: { unclaimedAmountPublic: { status: 207 } } },
  ...findAfterSearch(/for further validation|आगे की जाँच/),
};
export const TooManySearches: Screen = {
  args: { session: 'none', instead: { unclaimedAmountPublic: { status: 429 } } },
  ...findAfterSearch(/Too many searches|बहुत बार/),
};
