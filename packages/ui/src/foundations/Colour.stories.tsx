import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../components/Badge/Badge.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Table } from '../components/Table/Table.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { contrastRatio } from '../theme/colour.ts';
import { vars } from '../theme/contract.css.ts';
import { type ColourPair, colourPairs, leastContrast } from '../theme/pairs.ts';
import { coloursFrom, tokensIn, useApplied } from './applied.ts';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj;

function Swatch({ colour }: { colour: string }) {
  return (
    <span
      style={{
        display: 'inline-block',
        flex: 'none',
        inlineSize: vars.space[8],
        blockSize: vars.space[8],
        background: colour,
        border: `${vars.border.width} solid ${vars.color.borderStrong}`,
        borderRadius: vars.radius.box,
      }}
    />
  );
}

/** Every colour with its value, and its contrast with its background. */
function EveryColour() {
  const valueNow = useApplied();
  const colours = coloursFrom(valueNow);
  const ratioOf = ({ of }: ColourPair) => contrastRatio(...of(colours));
  return (
    <Table
      caption="Every colour, with its contrast on its background"
      rows={tokensIn('color')}
      rowKey={({ path }) => path}
      columns={[
        {
          id: 'token',
          header: 'Token',
          cell: ({ variable }) => (
            <span style={{ display: 'inline-flex', alignItems: 'center', gap: vars.space[3] }}>
              <Swatch colour={`var(${variable})`} />
              <code style={{ minInlineSize: 'min(14rem, 45vw)', overflowWrap: 'anywhere' }}>{variable}</code>
            </span>
          ),
        },
        { id: 'value', header: 'Value', cell: ({ variable }) => <code>{valueNow(variable)}</code> },
        { id: 'for', header: 'For', cell: ({ role }) => role },
        {
          id: 'contrast',
          header: 'Contrast',
          cell: ({ path }) => (
            <Inline gap="2">
              {colourPairs
                .filter(({ foreground }) => `color.${foreground}` === path)
                .map((pair) => (
                  <Badge
                    key={pair.background}
                    tone={ratioOf(pair) >= leastContrast[pair.kind] ? 'success' : 'error'}
                  >{`${ratioOf(pair).toFixed(1)} on ${pair.background}`}</Badge>
                ))}
            </Inline>
          ),
        },
      ]}
    />
  );
}

/** Pairs of text and background colours, as they look. */
function TextPairs() {
  const colours = coloursFrom(useApplied());
  return (
    <Inline gap="4" align="start">
      {colourPairs
        .filter(({ kind }) => kind === 'text')
        .map((pair) => {
          const [color, background] = pair.of(colours);
          const { foreground, background: behind } = pair;
          return (
            <p
              key={`${foreground} ${behind}`}
              style={{
                color,
                background,
                padding: vars.space[4],
                border: `${vars.border.width} solid ${vars.color.border}`,
                borderRadius: vars.radius.box,
              }}
            >{`${foreground} on ${behind}: ${contrastRatio(color, background).toFixed(1)}`}</p>
          );
        })}
    </Inline>
  );
}

export const Tokens: Story = {
  render: () => (
    <Stack as="main" gap="10">
      <Stack gap="3" measure="text">
        <Heading level={1}>Colour</Heading>
        <p>
          A colour is named by what it does, never by its hue. Choose by the role; brand and scheme decide the rest. The
          toolbar switches both, and every figure here follows.
        </p>
        <p>{`Words need ${leastContrast.text}:1 on their background, edges and shapes ${leastContrast.edge}:1.`}</p>
      </Stack>
      <EveryColour />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '--ld-color-accent' })).toBeVisible();
    await expect(canvas.getAllByText(/^\d+\.\d on surface$/).length).toBeGreaterThan(5);
  },
};

export const Pairs: Story = {
  render: () => (
    <Stack as="main" gap="6">
      <Heading level={1}>Pairs of colours</Heading>
      <TextPairs />
    </Stack>
  ),
};
