import { expect, userEvent, within } from 'storybook/test';
import * as widths from '../../testing/stories.ts';
import { type Screen, screens, stillLoading, to } from '../../testing/stories.ts';

export default {
  title: 'Portal/Revive a policy',
  tags: ['!autodocs'],
  ...screens({ address: to('revival-scheme'), session: 'full' }),
};

/** The cost for someone with only one lapsed policy. */
export const Cost: Screen = {};
export const CostOnPhone: Screen = widths.onPhone;
export const CostOnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const CostOnLaplet: Screen = widths.onLaplet;
export const Loading: Screen = { ...stillLoading, args: { instead: { revivalLatestDetails: 'never' } } };

const bothWays: Screen['args'] = {
  instead: {
    revivalLatestDetails: {
      change: (answer) => ({
        ...answer,
        schemes: [
          ...answer.schemes,
          {
            scheme: 'new-start',
            premium: 725_000,
            gst: 0,
            lateFee: 0,
            received: 0,
            total: 725_000,
            isPayableOnline: false,
          },
        ],
      }),
    },
  },
};

/** Two ways to compare. */
export const BothWays: Screen = { args: bothWays };
export const BothWaysOnPhoneInHindi: Screen = {
  ...widths.onPhoneInHindi,
  args: bothWays,
  name: 'Both ways, on a phone, Hindi',
};

const others: Screen['args'] = {
  instead: {
    revivalEligiblePolicies: {
      change: ({ policies: [one, ...rest] }) => ({
        policies: one
          ? [
              one,
              {
                ...one,
                policyNo: '509012361',
                id: 'p_2',
                isEligible: false,
                because: 'after-1095-days',
                dueDate: '09/08/2023',
              },
              {
                ...one,
                policyNo: '509012379',
                id: 'p_3',
                isEligible: false,
                because: 'within-180-days',
                dueDate: '12/09/2026',
              },
            ]
          : rest,
      }),
    },
  },
};

/** One to choose, and why the others are not open. */
export const Policies: Screen = { args: others };
export const PoliciesOnPhoneInHindi: Screen = {
  ...widths.onPhoneInHindi,
  args: others,
  name: 'Policies, on a phone, Hindi',
};

export const NoneLapsed: Screen = {
  args: { instead: { revivalEligiblePolicies: { change: () => ({ policies: [] }) } } },
};

/** Requested earlier, and not paid yet. */
// biome-ignore lint/plugin/names: the name of a story is in its address
export const AskedFor: Screen = {
  args: {
    instead: {
      revivalBasicDetails: {
        change: (answer) => ({
          ...answer,
          asked: {
            ticket: 'SR4071852936',
            state: 'in-progress',
            scheme: 'all-dues',
            promisedDate: '2026-11-28',
            isPayableOnline: true,
          },
        }),
      },
    },
  },
};

/** The questions, one of them answered with yes. */
export const HealthDeclaration: Screen = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const inTime = { timeout: 20_000 };
    await userEvent.click(await page.findByRole('radio', { name: /22,363|बकाया/ }, inTime));
    const [pressContinue] = await page.findAllByRole('button', { name: /^(Continue|आगे बढ़ें)$/ });
    if (pressContinue) await userEvent.click(pressContinue);
    const yes = await page.findAllByRole('radio', { name: /^(Yes|हाँ)$/ }, inTime);
    await userEvent.click(yes[1] as HTMLElement);
    await expect(await page.findByRole('textbox')).toBeVisible();
  },
};

const returned = { address: to('revival-scheme', { orderId: 'ord_2026112100017' }) };

export const Paid: Screen = { args: { ...returned, instead: { paymentStatus: { example: 'paid' } } } };
export const InProcess: Screen = { args: { ...returned, instead: { paymentStatus: { example: 'pending' } } } };
