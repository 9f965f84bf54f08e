import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { DownloadIcon, NextIcon } from '../icons.ts';
import { createSpeech } from '../Spoken/create-speech.tsx';
import { SpeechContext } from '../Spoken/spoken-context.ts';
import { Button, buttonSizes, buttonVariants } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Pay ₹12,450.00', onClick: fn() },
  argTypes: {
    // written out, because the generated table does not expand a union
    variant: { control: 'select', options: buttonVariants, description: 'How much it weighs; `primary` by default.' },
    size: { control: 'inline-radio', options: buttonSizes, description: '`medium` by default.' },
    wide: { control: 'boolean', description: 'As wide as what holds it.' },
    icon: { control: false, description: 'Before the words.' },
    endIcon: { control: false, description: 'After the words: where it leads.' },
    loading: { control: 'boolean', description: 'The call that it started runs: a second press does nothing.' },
    loadingLabel: { control: 'text', description: 'Said instead of the label while it loads.' },
    unavailableReason: {
      control: 'text',
      description: 'Why it cannot be pressed now. Shown below it and read with it.',
    },
    href: { control: false, description: 'Makes it a link that looks like a button.' },
    render: { control: false, description: 'Renders the anchor, where `LinkContext` is not enough.' },
  },
  parameters: usage({
    when: 'to do something: send, pay, download. With `href` it is a link that looks like a button.',
    whenNot:
      'twice as `primary` (or `form`) on one screen: the variants are a scale of weight, and only one action can be the heaviest. For a link within text use `Link`.',
    also: 'call to action, CTA, submit, confirm',
    why: 'There is no `disabled`. A silent grey button leaves people guessing and drops out of the focus order. A button that cannot be pressed now says why (`unavailableReason`) and stays focusable.',
  }),
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const EveryVariant: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Inline gap="4">
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant}>
          {`A ${variant} button`}
        </Button>
      ))}
    </Inline>
  ),
};

export const EverySize: Story = {
  tags: ['picture'],
  render: () => (
    <Inline gap="4">
      {buttonSizes.map((size) => (
        <Button key={size} size={size}>
          {`A ${size} button`}
        </Button>
      ))}
    </Inline>
  ),
};

export const TextInEverySize: Story = {
  render: () => (
    <Stack gap="2" align="start">
      {buttonSizes.map((size) => (
        <Button key={size} size={size} variant="text">
          {`A ${size} button`}
        </Button>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const starts = canvas
      .getAllByText(/^A \w+ button$/)
      .map(
        (words) => words.getBoundingClientRect().left - (words.closest('button')?.getBoundingClientRect().left ?? 0),
      );
    await expect(starts).toEqual(buttonSizes.map(() => 0));
  },
};

export const WithIcons: Story = {
  render: () => (
    <Inline gap="4">
      <Button variant="secondary" icon={DownloadIcon}>
        Download the receipt
      </Button>
      <Button endIcon={NextIcon}>Continue</Button>
    </Inline>
  ),
};

/** It stays in place and keeps focus; a second press does nothing, nor does Enter in the form around it. */
export const Loading: Story = {
  tags: ['picture'],
  args: { loading: true, loadingLabel: 'Starting the payment', type: 'submit' },
  render: (args) => (
    <form aria-label="Payment" onSubmit={(event) => event.currentTarget.setAttribute('data-sent', 'yes')}>
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Starting the payment' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('form')).not.toHaveAttribute('data-sent');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Unavailable: Story = {
  args: { unavailableReason: 'A payment for this policy is in process. It takes up to 30 minutes.' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pay ₹12,450.00' });
    await expect(button).toHaveAccessibleDescription(/in process/);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const EveryVariantUnavailable: Story = {
  tags: ['forced-colours'],
  render: () => (
    <Stack gap="4" align="start">
      {buttonVariants.map((variant) => (
        <div key={variant}>
          <Button variant={variant} unavailableReason="Choose a policy first.">
            {`A ${variant} button`}
          </Button>
        </div>
      ))}
    </Stack>
  ),
};

export const AsLink: Story = {
  render: () => (
    <Button href="#policy" variant="secondary" endIcon={NextIcon}>
      View the policy
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View the policy' })).toHaveAttribute('href', '#policy');
  },
};

/** For a router's link without `LinkContext`. */
export const AsRenderedLink: Story = {
  render: () => (
    <Button href="#policy" render={(props) => <a {...props} data-router="yes" />}>
      View the policy
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View the policy' })).toHaveAttribute('data-router', 'yes');
  },
};

/** A name in Latin letters is spoken in an English voice. */
export const NameInHindi: Story = {
  args: { children: 'Meru Secure Savings चुनें' },
  decorators: [
    (Story) => (
      <SpeechContext value={createSpeech({ language: 'hi', masked: ({ end }) => `अंत में ${end}` })}>
        <Story />
      </SpeechContext>
    ),
    inHindi,
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Meru Secure Savings चुनें' })).toBeVisible();
    await expect(canvas.getByText('Meru Secure Savings')).toHaveAttribute('lang', 'en');
  },
};

export const LongHindi: Story = {
  render: () => (
    <div lang="hi">
      <Button wide>पॉलिसी के रिवाइवल के लिए लेट फ़ीस सहित बकाया प्रीमियम का भुगतान करें</Button>
    </div>
  ),
};

/** Each variant while its call is running. */
export const EveryVariantLoading: Story = {
  tags: ['forced-colours'],
  render: () => (
    <Inline gap="4">
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant} loading loadingLabel="Please wait">
          {`A ${variant} button`}
        </Button>
      ))}
    </Inline>
  ),
};

/** Each variant as a link. */
export const EveryVariantAsLink: Story = {
  render: () => (
    <Inline gap="4">
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant} href={`#${variant}`}>
          {`A ${variant} link`}
        </Button>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(buttonVariants.length);
  },
};

/** A forward arrow points in the writing direction. */
export const RightToLeft: Story = {
  render: () => <Button endIcon={NextIcon}>Continue</Button>,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('button').querySelector('svg') as SVGElement;
    await expect(getComputedStyle(arrow).scale).toBe('-1 1');
  },
};
