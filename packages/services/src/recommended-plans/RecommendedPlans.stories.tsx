import { userEvent, within } from 'storybook/test';
import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to, waitForHeading } from '../../testing/stories.ts';

export default {
  title: 'Portal/Recommended plans',
  tags: ['!autodocs'],
  ...screens({ address: to('recommended-plans'), session: 'full' }),
};

/** Answers the questions, in any language: the first goal, the first income, no one, ten years, no loss. */
const answered: Pick<Screen, 'play'> = {
  play: async ({ canvasElement }) => {
    await waitForHeading(canvasElement);
    const canvas = within(canvasElement);
    const radios = await canvas.findAllByRole('radio');
    for (const at of [0, 5]) await userEvent.click(radios[at] as HTMLElement);
    await userEvent.selectOptions(await canvas.findByRole('combobox'), 'above-2500000');
    const [dependants, years] = canvas.getAllByRole('textbox').slice(-2);
    await userEvent.type(dependants as HTMLElement, '2');
    await userEvent.type(years as HTMLElement, '10');
    await userEvent.click(canvasElement.querySelector('button[type=submit]') as HTMLElement);
    await canvas.findByText(/4 %/);
  },
};
const judged = { instead: { recommendedPlans: { example: 'answered' } } } as const;

export const Questions: Screen = {};
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const WithoutASession: Screen = { args: { session: 'none' } };
export const PaymentsOnly: Screen = { args: { session: 'partial' } };
export const Registered: Screen = { args: { instead: { recommendedPlans: { example: 'registered' } } } };
export const Plans: Screen = { args: judged, ...answered };
export const PlansOnPhoneInHindi: Screen = {
  ...widths.onPhoneInHindi,
  name: 'Plans on a phone, Hindi',
  args: judged,
  ...answered,
};
/** When to call, and the consent, which is not ticked. */
export const AskForACall: Screen = {
  args: judged,
  play: async (context) => {
    await answered.play?.(context);
    const [ask] = await within(context.canvasElement).findAllByRole('button', { name: /Meru Secure Savings/ });
    await userEvent.click(ask as HTMLElement);
    await within(context.canvasElement).findByRole('checkbox');
  },
};
export const Loading: Screen = { ...stillLoading, args: { instead: { recommendedPlans: 'never' } } };
export const Failed: Screen = { args: { instead: { recommendedPlans: { status: 503 } } } };
