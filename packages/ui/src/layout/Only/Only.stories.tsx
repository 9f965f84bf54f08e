import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../samples/usage.ts';
import { Only, onlyPlaces } from './Only.tsx';

const meta = {
  title: 'Layout/Only',
  component: Only,
  args: { on: 'screen', children: <p>This is on screens and not on paper.</p> },
  argTypes: { on: { control: 'select', options: onlyPlaces } },
  parameters: usage({
    when: 'for two versions of one thing: the sign-out in the header of a wide screen and in the drawer of a phone.',
    whenNot: 'for content that some people would then never see.',
    also: 'responsive, breakpoint, show on phone, hide on desktop',
    why: 'CSS only, so that nothing jumps while the page starts.',
  }),
} satisfies Meta<typeof Only>;

export default meta;

export const OnScreen: StoryObj<typeof meta> = { tags: ['picture'] };
