import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Fund portfolio',
  tags: ['!autodocs'],
  ...screens({ address: to('ulip-portfolio'), session: 'full' }),
};

export const Funds: Screen = {};
export const OnPhone: Screen = widths.onPhone;
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
/** Before the first premium has bought units. */
export const NoUnits: Screen = { args: { instead: { ulipPortfolio: { example: 'none' } } } };
/** In its first year, and worth less than was paid in. */
export const Loss: Screen = {
  args: {
    instead: {
      ulipPortfolio: {
        change: (answer) => ({
          ...answer,
          invested: 130_000_000,
          gain: answer.value - 130_000_000,
          return: { because: 'less-than-a-year' as const },
        }),
      },
    },
  },
};

export const Loading: Screen = { ...stillLoading, args: { instead: { ulipPortfolio: 'never' } } };
export const Failed: Screen = { args: { instead: { ulipPortfolio: { status: 503 } } } };
