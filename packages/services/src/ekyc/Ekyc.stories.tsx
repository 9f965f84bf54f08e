import { userEvent, within } from 'storybook/test';
import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to, waitForHeading } from '../../testing/stories.ts';

export default {
  title: 'Portal/Verify your identity',
  tags: ['!autodocs'],
  ...screens({ address: to('ekyc'), session: 'full' }),
};

const proceed = (canvasElement: HTMLElement) =>
  userEvent.click(canvasElement.querySelector('button[type=submit]') as HTMLElement);

/** Chooses a way by its place, in any language, and continues. */
async function chooseWay(canvasElement: HTMLElement, at: number): Promise<void> {
  await waitForHeading(canvasElement);
  const radios = await within(canvasElement).findAllByRole('radio');
  await userEvent.click(radios[at] as HTMLElement);
  await proceed(canvasElement);
}

/** Chooses a way and agrees, until a heading shows. */
const afterConsent = (at: number, says: RegExp): Pick<Screen, 'play'> => ({
  play: async ({ canvasElement }) => {
    await chooseWay(canvasElement, at);
    await userEvent.click(await within(canvasElement).findByRole('checkbox'));
    await proceed(canvasElement);
    await within(canvasElement).findByRole('heading', { level: 1, name: says });
  },
});

const found = { instead: { ekycStatus: { example: 'found' } } } as const;

export const First: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const Loading: Screen = { ...stillLoading, args: { instead: { ekycStatus: 'never' } } };
export const Failed: Screen = { args: { instead: { ekycStatus: { status: 503 } } } };
export const ByNumber: Screen = afterConsent(0, /Aadhaar number or VID|आधार नंबर या VID/);
export const ByFile: Screen = afterConsent(1, /your file from Aadhaar|आधार की अपनी फ़ाइल/);
export const Found: Screen = { args: found };
export const FoundOnPhoneInHindi: Screen = { ...widths.onPhoneInHindi, name: 'Found on a phone, Hindi', args: found };
export const Different: Screen = {
  args: {
    instead: {
      ekycStatus: {
        example: 'found',
        change: (answer) => ({
          ...answer,
          ...(answer.found && {
            found: {
              ...answer.found,
              name: 'Asha Deshmukh',
              match: { name: 'different' as const, birthDate: 'same' as const, outcome: 'review' as const },
              differences: [
                {
                  field: 'name' as const,
                  policyNos: ['501234567'],
                  ours: 'Mrs Asha Kulkarni',
                  found: 'Asha Deshmukh',
                },
              ],
            },
          }),
        }),
      },
    },
  },
};
export const Verified: Screen = { args: { instead: { ekycStatus: { example: 'verified' } } } };
export const InReview: Screen = { args: { instead: { ekycStatus: { example: 'review' } } } };
export const AtBranch: Screen = {
  play: async ({ canvasElement }) => {
    await waitForHeading(canvasElement);
    const radios = await within(canvasElement).findAllByRole('radio');
    await chooseWay(canvasElement, radios.length - 2);
    await within(canvasElement).findByRole('heading', { level: 1, name: /At a branch|ब्रांच में/ });
  },
};
