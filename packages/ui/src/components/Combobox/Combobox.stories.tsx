import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { branches, branchTexts, searchBranches } from '../../samples/branches.ts';
import { usage } from '../../samples/usage.ts';
import { Button } from '../Button/Button.tsx';
import { Combobox } from './Combobox.tsx';
import type { ComboboxOption, Search, SearchAnswer } from './use-search.ts';

const meta = {
  title: 'Components/Combobox',
  component: Combobox<ComboboxOption>,
  args: {
    label: 'IFSC or branch',
    help: 'The IFSC has 11 characters and is printed on your cheque book and passbook.',
    search: searchBranches as Search<ComboboxOption>,
    texts: branchTexts('en'),
    least: 2,
    onValueChange: fn(),
  },
  parameters: usage({
    when: 'for one of very many options that the person knows by name or code: a branch, a city, an occupation.',
    whenNot: 'for up to five choices (`RadioGroup`), a list short enough to scroll (`SelectField`), or free text.',
    also: 'autocomplete, typeahead, search, dropdown, suggestions',
    why: 'Built on downshift, which handles keyboard and roles at a quarter of the size of others. The caller provides the search, which returns few options; the list says how many more match. Leaving the field chooses nothing: money must not go to a branch that someone only looked at.',
  }),
} satisfies Meta<typeof Combobox<ComboboxOption>>;

export default meta;
type Story = StoryObj<typeof meta>;

const liveRegion = () => document.querySelector('[aria-live]');

/** Searches 150,000 branches on each key press, here in the browser. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'IFSC or branch' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'pune sahy');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const options = canvas.getAllByRole('option');
    await expect(options).toHaveLength(20);
    await expect(liveRegion()).toHaveTextContent('20 branches. 3105 more.');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('SAHY0000060');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: 'SAHY0000060' }));
    await userEvent.type(field, '{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const OpenList: Story = {
  tags: ['forced-colours'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kaveri guwahati');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('listbox', { name: 'Branches found' })).toBeVisible();
  },
};

export const WithMouse: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'GODA0000002');
    await userEvent.click(canvas.getByRole('option', { name: /GODA0000002/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(branches[2]);
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** Leaving the field and Escape close the list, choose nothing and lose nothing. */
export const Left: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'narm{ArrowDown}{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('narm');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await expect(field).toHaveValue('narm');
    await expect(args.onValueChange).not.toHaveBeenCalledWith(expect.objectContaining({ value: expect.anything() }));
  },
};

/** A pasted IFSC arrives as one change. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    field.focus();
    await userEvent.paste('INDS0000005');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('INDS0000005');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option')).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(liveRegion()).toHaveTextContent(/No branch matches/);
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

const answers: ((answer: SearchAnswer) => void)[] = [];

/** A server searches: the field says so, and only accepts the response for its current text. */
export const FromServer: Story = {
  args: { search: () => new Promise<SearchAnswer>((give) => answers.push(give)) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    answers.length = 0;
    await userEvent.type(field, 'sah');
    await expect(liveRegion()).toHaveTextContent('Searching');
    answers[1]?.({ options: branches.slice(0, 2) });
    answers[0]?.({ options: branches.slice(0, 5) });
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
  },
};

/** The first arrow key counts, however soon after the options appear. */
export const QuickArrow: Story = {
  args: { search: () => new Promise<SearchAnswer>((give) => answers.push(give)) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    answers.length = 0;
    await userEvent.type(field, 'sahy');
    const down = new MutationObserver(() => {
      if (!canvas.queryByRole('option')) return;
      down.disconnect();
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
    });
    down.observe(canvas.getByRole('listbox', { hidden: true }), { childList: true });
    answers.at(-1)?.({ options: branches.slice(0, 1) });
    await expect(await canvas.findByRole('option')).toBeVisible();
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option').id));
  },
};

export const Failed: Story = {
  args: { search: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'sahy');
    await waitFor(() => expect(liveRegion()).toHaveTextContent(/did not work/));
  },
};

export const Chosen: Story = { tags: ['picture'], args: { defaultValue: branches[12] ?? null, name: 'ifsc' } };

/** The caller controls the chosen option and may change it. */
export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<ComboboxOption | null>(null);
    return (
      <>
        <Combobox {...args} value={value} onValueChange={setValue} />
        <br />
        <Button variant="secondary" onClick={() => setValue(branches[0] ?? null)}>
          The branch of my salary account
        </Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'narm');
    await expect(field).toHaveValue('narm');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /salary/ }));
    await expect(field).toHaveValue('SAHY0000000');
  },
};

export const Invalid: Story = {
  args: { error: 'Choose the branch from the list, so that the money reaches the right bank.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};

export const Hindi: Story = {
  args: {
    label: 'IFSC या शाखा',
    help: 'IFSC में 11 अक्षर होते हैं और यह आपकी चेकबुक तथा पासबुक पर लिखा होता है।',
    texts: branchTexts('hi'),
    defaultValue: branches[6] ?? null,
  },
  decorators: [
    (Story) => (
      <div lang="hi">
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kaveri guwahati');
  },
};
