import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { LanguageIcon, NotificationIcon } from '../../components/icons.ts';
import { inHindi } from '../../samples/in-hindi.tsx';
import { useSampleBrand } from '../../samples/sample-brand.tsx';
import { usage } from '../../samples/usage.ts';
import { MenuButton } from '../MenuDrawer/MenuDrawer.tsx';
import { Header } from './Header.tsx';

const meta = {
  title: 'Layout/Header',
  component: Header,
  args: { brand: { name: '', mark: '' }, homeHref: '#home' },
  // the toolbar chooses the insurer, unless a story sets its own
  render: function Render({ brand, ...args }) {
    const chosen = useSampleBrand();
    return <Header {...args} brand={brand.name ? brand : chosen} />;
  },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      when: 'at the top of every page, in `PageShell`.',
      whenNot: "for a page's own actions.",
      also: 'top bar, app bar, navigation bar, banner',
      why: 'Midnight blue stands for the insurer; focus rings in it are white. Name and mark come from the brand.',
    }),
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BrandOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', '#home');
    await expect(link).toHaveAccessibleName(/\S \p{L}/u);
  },
};
export const WithActions: Story = {
  tags: ['picture'],
  args: {
    menuButton: <MenuButton label="Menu" open={false} onOpen={() => {}} />,
    children: (
      <>
        <IconButton icon={NotificationIcon} label="Messages, 2 new" />
        <Button variant="ghost" icon={LanguageIcon} lang="hi">
          हिन्दी
        </Button>
      </>
    ),
  },
};
export const LogoAsImage: Story = {
  args: {
    brand: {
      name: 'Another Insurer',
      mark: {
        src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Ccircle cx="16" cy="16" r="14" fill="%23F5A5CA"/%3E%3C/svg%3E',
      },
    },
  },
};

/** A name in Hindi, on a phone with everything beside it. */
export const Hindi: Story = {
  ...WithActions,
  args: {
    ...WithActions.args,
    brand: { name: 'मेरु लाइफ़ इंश्योरेंस', productName: 'ग्राहक सेवा पोर्टल', mark: 'M4 28 16 4l12 24z' },
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [inHindi],
};
export const RightToLeft: Story = { ...WithActions, globals: { direction: 'rtl' } };
