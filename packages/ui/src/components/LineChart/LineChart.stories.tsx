import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { formatDay, formatNav, navHistory, navTexts } from '../../samples/chart.ts';
import { usage } from '../../samples/usage.ts';
import { LineChart } from './LineChart.tsx';

const year = navHistory(53);

const meta = {
  title: 'Components/LineChart',
  component: LineChart,
  args: {
    texts: navTexts('en'),
    series: [{ id: 'balanced', label: 'Balanced Fund', points: year }],
    formatValue: formatNav,
    formatDate: formatDay('en'),
  },
  argTypes: { formatValue: { control: false }, formatDate: { control: false } },
  parameters: usage({
    when: 'for a price or value over time, if its course matters.',
    whenNot: 'for two or three figures (words are better), or for parts of a whole (`DonutChart`).',
    also: 'graph, trend, chart, history of prices',
    why: 'The value under the finger appears above the chart, where no finger covers it. A slider covers the chart, so that arrow keys and screen readers step through the same points; the table below has every figure. Lines differ by their dashes, not by colour. Our own SVG: the smallest library that draws both charts is many times its size.',
  }),
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The latest value, and any other with the arrow keys. */
export const OneLine: Story = {
  tags: ['picture', 'forced-colours'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: /Balanced Fund/ })).toBeVisible();
    const slider = canvas.getByRole('slider', { name: 'Day' });
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^17 Mar 2027: ₹/));
    fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^18 Mar 2026: ₹38\.20/));
    await expect(canvas.getByText('₹38.20')).toBeVisible();
    fireEvent.change(slider, { target: { value: '52' } });
  },
};

/** A finger or a pointer finds the nearest day. */
export const Pointed: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    const plot = slider.parentElement as HTMLElement;
    const { left, width, top } = plot.getBoundingClientRect();
    fireEvent.pointerDown(plot, { clientX: left + width * 0.01, clientY: top + 5 });
    await expect(slider).toHaveValue('1');
    fireEvent.pointerMove(plot, { clientX: left + width * 0.5, clientY: top + 5 });
    await expect(slider).toHaveValue('26');
    fireEvent.pointerMove(plot, { clientX: left + width * 2, clientY: top + 5 });
    await expect(slider).toHaveValue('52');
  },
};

/** The same figures for everyone, the latest first. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByText('Show as a table'));
    const table = await canvas.findByRole('table', { name: /Unit price/ });
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('17 Mar 2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 3 of 3');
    await expect(canvas.getAllByRole('rowheader').at(-1)).toHaveTextContent('18 Mar 2026');
    await expect(table).toHaveTextContent('₹38.20');
  },
};

/** Up to four, distinguished by their dashes. One starts later, and says so on days without a price. */
export const SeveralLines: Story = {
  args: {
    texts: { ...navTexts('en'), label: 'Unit prices (NAV) of your funds', summary: undefined },
    series: [
      { id: 'balanced', label: 'Balanced Fund', points: year },
      { id: 'growth', label: 'Growth Fund', points: navHistory(53, 7, 41) },
      { id: 'bond', label: 'Bond Fund', points: navHistory(53, 7, 36.5) },
      { id: 'new', label: 'Sustainable Equity Fund', points: navHistory(20, 7, 39.5) },
    ],
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/Growth Fund ₹[\d.]+, Bond Fund/));
    fireEvent.change(slider, { target: { value: '3' } });
    await expect(canvas.getByText('no price')).toBeVisible();
    fireEvent.change(slider, { target: { value: '40' } });
  },
};

/** Twenty years of days: drawn as few points that look the same, all of them in the table. */
export const ThousandsOfPoints: Story = {
  args: {
    texts: { ...navTexts('en'), summary: 'Twenty years, a price for each day.' },
    series: [{ id: 'balanced', label: 'Balanced Fund', points: navHistory(7300, 1) }],
  },
  play: async ({ canvas, canvasElement }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('max', '7299');
    const lengths = Array.from(canvasElement.querySelectorAll('path'), (path) => path.getAttribute('d')?.length ?? 0);
    await expect(Math.max(...lengths)).toBeLessThan(25_000);
    await userEvent.click(canvas.getByText('Show as a table'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Page 1 of 292'));
  },
};

export const OnePoint: Story = {
  args: {
    texts: { ...navTexts('en'), summary: 'The fund opened on 17 March 2027.' },
    series: [{ id: 'balanced', label: 'Balanced Fund', points: [{ date: '2027-03-17', value: 10 }] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull(); // there is nowhere to go
    await expect(canvas.getAllByText('₹10.00')[0]).toBeVisible();
  },
};

export const Empty: Story = {
  args: { series: [{ id: 'balanced', label: 'Balanced Fund', points: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no unit price yet/)).toBeVisible();
    await expect(canvas.queryByText('Show as a table')).toBeNull();
  },
};

/** Long names wrap to the next line, and large text pushes nothing off the screen. */
export const Hindi: Story = {
  args: {
    texts: navTexts('hi'),
    formatDate: formatDay('hi'),
    series: [
      { id: 'balanced', label: 'दीर्घकालिक संतुलित वृद्धि एवं संपत्ति-संरक्षण निधि', points: year },
      { id: 'bond', label: 'सरकारी प्रतिभूति एवं उच्च-गुणवत्ता कॉर्पोरेट बॉन्ड निधि', points: navHistory(53, 7, 36.5) },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div lang="hi">
        <Story />
      </div>
    ),
  ],
};

/** Time and figures run from left to right in every script; the layout around them is mirrored. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
