import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Notice, noticeTones } from './Notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: {
    title: 'Your tax residence is not confirmed',
    children: 'The law asks us for it once. It takes about four minutes.',
  },
  argTypes: { tone: { control: 'inline-radio', options: noticeTones } },
  parameters: usage({
    when: 'for information about this page, in its place.',
    whenNot:
      'for the error of one field (the field shows it), or for a message that has no place on the page (`Toast`).',
    also: 'alert, banner, callout, warning, info box, message',
    why: 'It is not a live region: content that is there when the page opens must not be announced as an alert. Give it `role="alert"` if it appears because of what the person did.',
  }),
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryTone: Story = {
  tags: ['picture', 'forced-colours'],
  render: (args) => (
    <Stack>
      {noticeTones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} title={`A notice of tone ${tone}`} />
      ))}
    </Stack>
  ),
};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'A premium is 12 days late',
    children: 'Your cover continues until 20 March 2027.',
    actions: <Button>Pay ₹12,450.00</Button>,
  },
};

export const WithLink: Story = { args: { actions: <Link href="#tax">Confirm now</Link> } };

export const CanBeClosed: Story = {
  args: { closeLabel: 'Close this notice', onClose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close this notice' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const TitleOnly: Story = { args: { tone: 'success', title: 'The change is saved', children: undefined } };

export const Hindi: Story = {
  args: {
    tone: 'warning',
    title: 'आपके कर-निवास की पुष्टि नहीं हुई है',
    children: 'क़ानून के अनुसार हमें यह एक बार पूछना होता है। इसमें लगभग चार मिनट लगते हैं।',
  },
  decorators: [inHindi],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
