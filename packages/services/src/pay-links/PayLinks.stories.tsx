import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Payment links',
  tags: ['!autodocs'],
  ...screens({ address: to('pay-links'), session: 'full' }),
};

export const Links: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const None: Screen = { args: { instead: { payLinks: { example: 'none' } } } };
export const Loading: Screen = { ...stillLoading, args: { instead: { payLinks: 'never' } } };
export const Failed: Screen = { args: { instead: { payLinks: { status: 503 } } } };
export const LinkReady: Screen = {
  play: async (context) => {
    await screens({ address: '' }).play(context);
    const { canvas, userEvent } = context;
    // the first creates a link, the others cancel links of the same policy
    const [make] = await canvas.findAllByRole('button', { name: /501234567/ });
    if (make) await userEvent.click(make);
    await canvas.findByRole('textbox');
  },
};
