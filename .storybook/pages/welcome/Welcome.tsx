import { Card, Columns, DataList, Heading, Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { places } from './places.ts';

const tools = [
  { label: 'Brand', value: 'Another insurer: name, mark, colours and type, from one file.' },
  { label: 'Colour scheme', value: 'Light, dark, high contrast, or as the system says.' },
  { label: 'Language', value: 'English or Hindi: the texts of pages and portal, and the line height of every story.' },
  { label: 'Direction', value: 'Right to left, to see that nothing depends on the side.' },
  { label: 'Viewport', value: 'Phone 360, laplet 768, desktop 1280: the three widths that are designed.' },
  {
    label: 'Accessibility',
    value: 'The panel below a story lists what axe finds; a story with a violation fails the tests.',
  },
];

const principles = [
  'One thing to do at a time: one primary button on a screen, within reach of the thumb.',
  'Figures first: what needs me, how much and by when, the button.',
  'Colour never speaks alone: a state has a word and a shape.',
  'Never a disabled button without the reason; never an error without what to do.',
  'Nothing is asked that is known, and nothing is lost when something fails.',
];

export function Welcome(): ReactElement {
  return (
    <Stack as="main" gap="10">
      <Stack gap="3" measure="text">
        <Heading level={1}>The design system for insurance screens</Heading>
        <p>
          For designers who review, and for everyone who builds a screen. Everything that a screen is made of is here:
          what it looks like in each state, when to take it, and the rule that decides what it says.
        </p>
      </Stack>
      <Stack gap="4" as="section" aria-labelledby="where">
        <Heading level={2} id="where">
          What is where
        </Heading>
        <Columns split="cards">
          {places.map(({ name, path, holds }) => (
            <Card
              key={name}
              headingLevel={3}
              heading={
                <Link href={`?path=/story/${path}`} target="_top">
                  {name}
                </Link>
              }
            >
              <p>{holds}</p>
            </Card>
          ))}
        </Columns>
      </Stack>
      <Columns split="halves">
        <Stack gap="4" as="section" aria-labelledby="toolbar">
          <Heading level={2} id="toolbar">
            The toolbar
          </Heading>
          <DataList layout="grid" items={tools} />
        </Stack>
        <Stack gap="4" as="section" aria-labelledby="principles">
          <Heading level={2} id="principles">
            What every screen keeps
          </Heading>
          <Stack as="ul" gap="2">
            {principles.map((principle) => (
              <li key={principle}>{principle}</li>
            ))}
          </Stack>
        </Stack>
      </Columns>
    </Stack>
  );
}
