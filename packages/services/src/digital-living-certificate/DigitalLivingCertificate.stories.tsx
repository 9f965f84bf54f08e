import { userEvent, within } from 'storybook/test';
import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to, waitForHeading } from '../../testing/stories.ts';

export default {
  title: 'Portal/Give a life certificate',
  tags: ['!autodocs'],
  ...screens({ address: to('digital-living-certificate'), session: 'full' }),
};

/** Chooses a way by its place, in any language, and continues. */
const chooseWay = async (canvasElement: HTMLElement, at: number) => {
  await waitForHeading(canvasElement);
  const radios = await within(canvasElement).findAllByRole('radio');
  await userEvent.click(radios[at] as HTMLElement);
  await proceed(canvasElement);
};
const proceed = (canvasElement: HTMLElement) =>
  userEvent.click(canvasElement.querySelector('button[type=submit]') as HTMLElement);

/** Agrees, and opens the step with the picture. */
const toPicture: Pick<Screen, 'play'> = {
  play: async ({ canvasElement }) => {
    await chooseWay(canvasElement, 0);
    await userEvent.click(await within(canvasElement).findByRole('checkbox'));
    await proceed(canvasElement);
    await within(canvasElement).findByRole('heading', { level: 1, name: /picture of your face|चेहरे की फ़ोटो/ });
  },
};

export const First: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const Loading: Screen = { ...stillLoading, args: { instead: { lifeCertificateEligibility: 'never' } } };
export const Failed: Screen = { args: { instead: { lifeCertificateEligibility: { status: 503 } } } };
/** Payments wait, and no picture can be checked now. */
export const OnHold: Screen = { args: { instead: { lifeCertificateEligibility: { example: 'held' } } } };
/** His certificate is given and hers is late: the annuity continues. */
export const TwoLives: Screen = { args: { instead: { lifeCertificateEligibility: { example: 'two-lives' } } } };
/** Both are open: one of them is chosen first. */
export const TwoLivesOnPhoneInHindi: Screen = {
  ...widths.onPhoneInHindi,
  name: 'Two lives on a phone, Hindi',
  args: {
    ...widths.onPhoneInHindi.args,
    instead: {
      lifeCertificateEligibility: {
        example: 'two-lives',
        change: (answer) => ({
          ...answer,
          policies: answer.policies.map((policy) => ({ ...policy, state: 'open' as const })),
        }),
      },
    },
  },
};
export const NotDue: Screen = {
  args: {
    instead: {
      lifeCertificateEligibility: {
        change: (answer) => ({
          ...answer,
          policies: answer.policies.map((policy) => ({ ...policy, state: 'not-due' as const })),
        }),
      },
    },
  },
};
export const NoAnnuity: Screen = {
  args: { instead: { lifeCertificateEligibility: { change: (answer) => ({ ...answer, policies: [] }) } } },
};
export const Consent: Screen = {
  play: async ({ canvasElement }) => {
    await chooseWay(canvasElement, 0);
    await within(canvasElement).findByRole('checkbox');
  },
};
export const Picture: Screen = toPicture;
export const PictureOnPhoneInHindi: Screen = {
  ...widths.onPhoneInHindi,
  ...toPicture,
  name: 'Picture on a phone, Hindi',
};
export const SignedForm: Screen = {
  play: async ({ canvasElement }) => {
    await chooseWay(canvasElement, 1);
    await within(canvasElement).findByRole('heading', { level: 1, name: /signed form|दस्तख़त वाला फ़ॉर्म/ });
  },
};
export const VideoCall: Screen = {
  play: async ({ canvasElement }) => {
    await chooseWay(canvasElement, 2);
    await within(canvasElement).findByRole('heading', { level: 1, name: /video call|वीडियो कॉल/i });
  },
};
