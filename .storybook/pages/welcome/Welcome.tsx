import { Card, Columns, DataList, Heading, Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { places } from './places.ts';

const tools = [
  { label: 'Brand', value: 'Shows another insurer: its name, logo, colours and typeface come from one file.' },
  { label: 'Colour scheme', value: 'Light, dark, high contrast, or the system setting.' },
  {
    label: 'Language',
    value: 'English or Hindi: changes the texts of pages and portal, and the line height of every story.',
  },
  { label: 'Direction', value: 'Right to left, to check that nothing depends on the side.' },
  { label: 'Viewport', value: 'Phone 360, laplet 768, desktop 1280: the three widths of the design.' },
  {
    label: 'Accessibility',
    value: 'The panel below a story lists what axe finds. A violation fails the tests.',
  },
];

const principles = [
  'One task at a time: each screen has one primary button, within reach of the thumb.',
  'Amounts first: what needs attention, how much, by when, and the button.',
  'No meaning by colour alone: every state also has a word and a shape.',
  'No disabled button without a reason, and no error without a way to fix it.',
  'We never ask for what we already know, and nothing is lost when something fails.',
];

export function Welcome(): ReactElement {
  return (
    <Stack as="main" gap="10">
      <Stack gap="3" measure="text">
        <Heading level={1}>The design system for insurance screens</Heading>
        <p>
          For designers who review screens and developers who build them. It shows every part of a screen: how it looks
          in each state, when to use it, and the rules behind its content.
        </p>
      </Stack>
      <Stack gap="4" as="section" aria-labelledby="where">
        <Heading level={2} id="where">
          Contents
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
            Principles
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
