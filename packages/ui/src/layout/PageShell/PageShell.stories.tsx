import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Notice } from '../../components/Notice/Notice.tsx';
import { inHindi } from '../../samples/in-hindi.tsx';
import { SampleHeader, useSampleBrand } from '../../samples/sample-brand.tsx';
import { menuGroups } from '../../samples/sample-shell.tsx';
import { textsIn } from '../../samples/texts.ts';
import { usage } from '../../samples/usage.ts';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Hero } from './Hero.tsx';
import { PageShell } from './PageShell.tsx';

const t = textsIn('en');
const meta = {
  title: 'Layout/PageShell',
  component: PageShell,
  args: {
    skipLabel: t.skip,
    header: <SampleHeader />,
    footer: t.footer,
    children: (
      <Stack>
        <h1>{t.greeting}</h1>
        <p>{t.overdue}</p>
      </Stack>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'around every page.',
      whenNot: 'inside another one.',
      also: 'footer, layout, template, frame, skip link',
      why: 'The page scrolls as a whole, so that a phone hides its address bar and printing works. The skip link is the first Tab stop. Without a menu the content is centred.',
    }),
  },
} satisfies Meta<typeof PageShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: t.skip });
    await expect(skip).toHaveFocus();
    await expect(document.querySelector(skip.getAttribute('href') as string)).toBe(canvas.getByRole('main'));
  },
};

export const WithMenu: Story = { args: { menu: <SideMenu label={t.services} groups={menuGroups(t)} /> } };

export const WithBanner: Story = {
  args: {
    banner: (
      <Notice band tone="warning" title="Some services close tonight">
        From 23:00 to 23:45 loans and surrenders cannot be requested.
      </Notice>
    ),
  },
};

export const WithHero: Story = {
  tags: ['picture'],
  args: {
    hero: (
      <Stack gap="2">
        <h1>{t.welcome}</h1>
        <p>{t.welcomeText}</p>
      </Stack>
    ),
    children: <Notice title={t.taxTitle}>{t.tax}</Notice>,
  },
  render: function Render(args) {
    return <PageShell {...args} hero={<Hero horizon={useSampleBrand().horizon}>{args.hero}</Hero>} />;
  },
};

export const Hindi: Story = {
  args: {
    skipLabel: textsIn('hi').skip,
    menu: <SideMenu label={textsIn('hi').services} groups={menuGroups(textsIn('hi'))} />,
    footer: textsIn('hi').footer,
    children: (
      <Stack>
        <h1>{textsIn('hi').greeting}</h1>
        <p>{textsIn('hi').overdue}</p>
      </Stack>
    ),
  },
  decorators: [inHindi],
};

/** The menu is on the side where reading starts. */
export const RightToLeft: Story = {
  args: { menu: <SideMenu label={t.services} groups={menuGroups(t)} /> },
  globals: { direction: 'rtl' },
};
