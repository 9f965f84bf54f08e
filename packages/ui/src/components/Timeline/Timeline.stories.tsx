import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../samples/usage.ts';
import { Link } from '../Link/Link.tsx';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: {
    label: 'Stages of your request',
    stages: [
      { id: 'received', title: 'We have your request', state: 'done', stateText: 'Done', when: '17 March 2027, 11:42' },
      {
        id: 'check',
        title: 'We check the account with your bank',
        state: 'current',
        stateText: 'Under way',
        when: 'by 19 March 2027',
        detail: 'Your bank receives ₹1 from us. You do not need to do anything.',
      },
      { id: 'change', title: 'The new account is on your policy', state: 'ahead', stateText: 'Not yet' },
      { id: 'informed', title: 'You get a letter and a message', state: 'ahead', stateText: 'Not yet' },
    ],
  },
  parameters: usage({
    when: 'for stages of something that others work on: a request, a claim, an application.',
    whenNot:
      'for the steps of a journey that the person goes through (`Stepper`), or for events without an order (`Table`).',
    also: 'status, progress, tracker, history, stages',
    why: 'Rings on a line look like radio buttons, and people press them. Here a bar runs along each stage, solid if it is done, dashed if it is still to come, and each stage names its state.',
  }),
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  tags: ['picture', 'forced-colours'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Stages of your request' })).toBeVisible();
    const stages = canvas.getAllByRole('listitem');
    await expect(stages).toHaveLength(4);
    await expect(stages[0]).toHaveTextContent(/We have your request\s*Done 17 March/);
    await expect(stages[1]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** From 768 the stages are side by side, and none is beside the last line of another. */
export const OnLaplet: Story = {
  globals: { viewport: { value: 'laplet' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((stage) => stage.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(window.innerWidth < 768 ? tops.length : 1);
  },
};

export const AllDone: Story = {
  args: {
    stages: [
      { id: 'received', title: 'We have your request', state: 'done', stateText: 'Done', when: '17 March 2027' },
      { id: 'check', title: 'The account is checked', state: 'done', stateText: 'Done', when: '18 March 2027' },
      {
        id: 'change',
        title: 'The new account is on your policy',
        state: 'done',
        stateText: 'Done',
        when: '18 March 2027',
      },
    ],
  },
};

/** It stopped, and the stage says why and what to do. */
export const Stopped: Story = {
  args: {
    stages: [
      { id: 'received', title: 'We have your request', state: 'done', stateText: 'Done', when: '17 March 2027' },
      {
        id: 'check',
        title: 'We check the account with your bank',
        state: 'stopped',
        stateText: 'Waiting for you',
        when: 'since 18 March 2027',
        detail: (
          <p>
            The name on the account is not the name on the policy. <Link href="#proof">Send a cancelled cheque</Link>
          </p>
        ),
      },
      { id: 'change', title: 'The new account is on your policy', state: 'ahead', stateText: 'Not yet' },
    ],
  },
};

export const Hindi: Story = {
  args: {
    label: 'आपके अनुरोध के चरण',
    stages: [
      {
        id: 'received',
        title: 'आपका अनुरोध मिल गया है',
        state: 'done',
        stateText: 'पूरा हुआ',
        when: '17 मार्च 2027, 11:42',
      },
      {
        id: 'check',
        title: 'आपके बैंक से खाते की पुष्टि की जा रही है',
        state: 'current',
        stateText: 'जारी है',
        when: '19 मार्च 2027 तक',
        detail: 'आपके बैंक खाते में हमारी ओर से ₹1 जमा होगा। आपको कुछ नहीं करना है।',
      },
      { id: 'change', title: 'नया खाता आपकी पॉलिसी से जुड़ेगा', state: 'ahead', stateText: 'अभी बाकी' },
    ],
  },
  decorators: [
    (Story) => (
      <div lang="hi">
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
