import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../components/Heading/Heading.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { tokensIn } from './applied.ts';
import { TokenTable } from './TokenTable.tsx';

const meta = { title: 'Foundations/Space and shape', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj;

const bar = (inlineSize: string) => (
  <span
    style={{
      display: 'block',
      inlineSize,
      blockSize: vars.space[4],
      background: vars.color.accentMark,
    }}
  />
);

const box = (style: { borderRadius?: string; borderWidth?: string; boxShadow?: string }) => (
  <span
    style={{
      display: 'block',
      inlineSize: vars.space[16],
      blockSize: vars.space[12],
      background: vars.color.surface,
      borderStyle: 'solid',
      borderColor: vars.color.borderStrong,
      borderWidth: vars.border.width,
      ...style,
    }}
  />
);

export const Space: Story = {
  render: () => (
    <Stack as="main" gap="10">
      <Stack gap="3" measure="text">
        <Heading level={1}>Space</Heading>
        <p>
          Steps of 4 px; the number of a token is the count of steps. More space between groups than inside them.
          Screens use it through <code>Stack</code>, <code>Inline</code> and <code>Columns</code>.
        </p>
        <p>{`The layout changes at ${breakpoints.laplet} px and at ${breakpoints.desktop} px.`}</p>
      </Stack>
      <TokenTable caption="Steps" tokens={tokensIn('space')} sample={bar} />
      <TokenTable
        caption="Widths, drawn at a sixteenth"
        tokens={tokensIn('measure')}
        sample={(width) => bar(`calc(${width} / 16)`)}
      />
    </Stack>
  ),
};

export const Shape: Story = {
  render: () => (
    <Stack as="main" gap="10">
      <Stack gap="3" measure="text">
        <Heading level={1}>Radius, borders, elevation</Heading>
        <p>
          One small radius everywhere. Borders before shadows: only what lies over the page casts one. Layers say what
          lies over what.
        </p>
      </Stack>
      <TokenTable caption="Radius" tokens={tokensIn('radius')} sample={(borderRadius) => box({ borderRadius })} />
      <TokenTable caption="Borders" tokens={tokensIn('border')} sample={(borderWidth) => box({ borderWidth })} />
      <TokenTable caption="Elevation" tokens={tokensIn('elevation')} sample={(boxShadow) => box({ boxShadow })} />
      <TokenTable caption="Layers" tokens={tokensIn('layer')} />
    </Stack>
  ),
};
