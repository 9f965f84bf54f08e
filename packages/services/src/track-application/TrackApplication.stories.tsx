import { userEvent, within } from 'storybook/test';
import * as widths from '../../testing/stories.ts';
import { type Screen, screens, to, waitForHeading } from '../../testing/stories.ts';

export default {
  title: 'Portal/Track application',
  tags: ['!autodocs'],
  ...screens({ address: to('track-application') }),
};

const look = to('track-application', { look: '1' });

/** Looks for an application, in any language. */
const afterLook = (says: RegExp): Pick<Screen, 'play'> => ({
  play: async ({ canvasElement }) => {
    await waitForHeading(canvasElement);
    const canvas = within(canvasElement);
    const fields = await canvas.findAllByRole('textbox');
    for (const [at, text] of ['AP1000000011', '12', '03', '1990'].entries())
      await userEvent.type(fields[at] as HTMLElement, text);
    await userEvent.click(canvasElement.querySelector('button[type=submit]') as HTMLElement);
    await canvas.findByRole('heading', { level: 2, name: says });
  },
});

export const SignIn: Screen = {};
export const SignInOnPhoneInHindi: Screen = { ...widths.onPhoneInHindi, name: 'Sign-in on a phone, Hindi' };
export const SharedMobile: Screen = {
  args: { instead: { validateOtp: { status: 409 } } },
  play: async ({ canvasElement }) => {
    await waitForHeading(canvasElement);
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await userEvent.type(within(form).getByRole('textbox'), '9876543210{Enter}');
    await userEvent.type(await within(canvasElement).findByRole('textbox', { name: /OTP/ }), '493027{Enter}');
    await within(canvasElement).findByRole('heading', { name: /Whose application|आवेदन किसका/ });
  },
};
export const QuickLook: Screen = { args: { address: look } };
export const QuickLookOnPhoneInHindi: Screen = {
  ...widths.onPhoneInHindi,
  name: 'Quick look on a phone, Hindi',
  args: { address: look },
};
export const Found: Screen = { args: { address: look }, ...afterLook(/Papers needed|दस्तावेज़ चाहिए/) };
export const NotFound: Screen = {
  args: { address: look, instead: { trackApplicationSkipLogin: { status: 404 } } },
  ...afterLook(/found no application|कोई आवेदन नहीं/),
};
export const TooMany: Screen = {
  args: { address: look, instead: { trackApplicationSkipLogin: { status: 429 } } },
  ...afterLook(/Too many tries|बहुत बार/),
};
export const Tracking: Screen = { args: { session: 'track' } };
export const TrackingOnPhoneInHindi: Screen = {
  ...widths.onPhoneInHindi,
  name: 'Tracking on a phone, Hindi',
  args: { session: 'track', address: to('track-application', { id: 'ap_4f1c7be20d93a685' }) },
};
