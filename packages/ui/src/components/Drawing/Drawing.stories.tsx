import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { usage } from '../../samples/usage.ts';
import { Drawing, drawingNames } from './Drawing.tsx';
import { SubjectDrawing, subjectNames } from './SubjectDrawing.tsx';

const meta = {
  title: 'Components/Drawing',
  component: Drawing,
  args: { name: 'success' },
  argTypes: { name: { control: 'inline-radio', options: drawingNames } },
  parameters: usage({
    when: 'with the text of a result or an empty state; `MessageScreen` and `EmptyState` include theirs.',
    whenNot: 'to decorate a page about something else.',
    also: 'illustration, picture, image',
    why: 'One style: a line, one soft shape behind it, one object in the colour of the state. A success has a green seal; payment, people and sign-out have their own drawings. Drawn with tokens, so that they follow brand and scheme.',
  }),
} satisfies Meta<typeof Drawing>;

export default meta;

export const All: StoryObj<typeof meta> = {
  tags: ['picture'],
  render: () => (
    <Inline gap="8" align="end">
      {drawingNames.map((name) => (
        <figure key={name}>
          <Drawing name={name} />
          <figcaption>{`The drawing for ${name}`}</figcaption>
        </figure>
      ))}
      {subjectNames.map((name) => (
        <figure key={name}>
          <SubjectDrawing name={name} />
          <figcaption>{`The drawing for ${name}`}</figcaption>
        </figure>
      ))}
    </Inline>
  ),
};
