import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { vars } from '../theme/contract.css.ts';
import { tokensIn, useApplied } from './applied.ts';
import { TokenTable } from './TokenTable.tsx';

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const tokens = tokensIn('motion');
const durations = tokens.filter(({ path }) => path !== 'motion.ease');

/** Moves a mark for the duration of each token, all at once. */
function Race() {
  const valueNow = useApplied();
  const lanes = useRef<HTMLDivElement>(null);
  const run = () => {
    for (const [at, mark] of Array.from(lanes.current?.children ?? []).entries()) {
      const duration = Number.parseFloat(valueNow(durations[at]?.variable ?? ''));
      mark.animate([{ insetInlineStart: 0 }, { insetInlineStart: '80%' }], {
        duration,
        easing: valueNow('--ld-motion-ease'),
        fill: 'forwards',
      });
    }
  };
  return (
    <Stack gap="4" align="start">
      <div ref={lanes} style={{ inlineSize: '100%', display: 'grid', gap: vars.space[3] }}>
        {durations.map(({ path }) => (
          <span
            key={path}
            style={{
              position: 'relative',
              inlineSize: vars.space[6],
              blockSize: vars.space[6],
              background: vars.color.accentMark,
              borderRadius: vars.radius.box,
            }}
          />
        ))}
      </div>
      <Button variant="secondary" onClick={run}>
        Move
      </Button>
    </Stack>
  );
}

export const Durations: StoryObj = {
  render: () => (
    <Stack as="main" gap="10">
      <Stack gap="3" measure="text">
        <Heading level={1}>Motion</Heading>
        <p>
          Short, in the direction in which things move. People who prefer reduced motion get none: every duration is
          then 0.
        </p>
      </Stack>
      <Race />
      <TokenTable caption="Durations and easing" tokens={tokens} />
    </Stack>
  ),
};
