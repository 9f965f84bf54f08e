import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../components/Card/Card.tsx';
import { Notice } from '../components/Notice/Notice.tsx';
import { Stepper } from '../components/Stepper/Stepper.tsx';
import { Columns } from '../layout/Columns/Columns.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { neftTexts } from '../samples/neft.ts';
import { NeftForm } from '../samples/neft-form.tsx';
import { SampleShell } from '../samples/sample-shell.tsx';
import { textsIn } from '../samples/texts.ts';

/** A form with every kind of field and their errors: an example of a complete form. */
const meta = { title: 'Pages/NEFT details form', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  render: (_args, { globals }) => {
    const t = neftTexts(globals.language);
    return (
      <SampleShell texts={textsIn(globals.language)}>
        <Stack gap="6">
          <Stepper label={t.stepsLabel} steps={t.steps} current={0} positionText={t.position} />
          <Stack gap="2" measure="text">
            <h1>{t.heading}</h1>
            <p>{t.intro}</p>
          </Stack>
          <Columns>
            <Card>
              <NeftForm key={String(globals.language)} texts={t} language={globals.language} />
            </Card>
            <Notice title={t.whyTitle}>{t.why}</Notice>
          </Columns>
        </Stack>
      </SampleShell>
    );
  },
};

/** Sent unchanged: the summary takes focus and links to each field, which says what to do. */
export const WithErrors: Story = {
  ...Blank,
  play: async ({ canvas, globals }) => {
    const t = neftTexts(globals.language);
    const form = within(canvas.getByRole('form', { name: t.heading }));
    await userEvent.type(form.getByRole('textbox', { name: t.account }), '501002345678');
    await userEvent.type(form.getByRole('textbox', { name: t.confirm }), '501002345687');
    await userEvent.type(form.getByRole('textbox', { name: new RegExp(t.micr) }), '4110');
    await userEvent.type(form.getByRole('textbox', { name: t.day }), '31');
    await userEvent.type(form.getByRole('textbox', { name: t.month }), '4');
    await userEvent.type(form.getByRole('textbox', { name: t.year }), '2014');
    await userEvent.click(form.getByRole('button', { name: t.continue }));

    const summary = form.getByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    const { account, ...found } = t.errors;
    await expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(Object.values(found));
    await expect(form.getByRole('textbox', { name: t.account })).toBeValid();
    await expect(form.getByRole('textbox', { name: t.account })).toHaveValue('XXXX XXXX 5678');
    await expect(form.getByRole('textbox', { name: t.confirm })).toHaveAccessibleDescription(
      new RegExp(t.errors.confirm),
    );
    await expect(summary).not.toHaveTextContent(account);

    await userEvent.click(within(summary).getByRole('link', { name: t.errors.opened }));
    await expect(form.getByRole('textbox', { name: t.day })).toHaveFocus();
    await expect(form.getByRole('textbox', { name: t.day })).toBeInvalid();
    await expect(form.getByRole('textbox', { name: t.month })).toBeValid();
  },
};

/** Corrected fields lose their error; the rest waits for the next attempt. */
export const Corrected: Story = {
  ...Blank,
  play: async ({ canvas, globals }) => {
    const t = neftTexts(globals.language);
    const form = within(canvas.getByRole('form', { name: t.heading }));
    await userEvent.click(form.getByRole('button', { name: t.continue }));
    await userEvent.type(form.getByRole('textbox', { name: t.owner }), 'Asha Rao');
    await expect(form.getByRole('textbox', { name: t.owner })).toBeValid();
    await userEvent.click(form.getByRole('radio', { name: t.savings }));
    await expect(form.queryByText(t.errors.kind)).toBeNull();
    await expect(form.getByRole('checkbox')).toBeInvalid();
  },
};

export const Hindi: Story = { ...WithErrors, globals: { language: 'hi' } };
export const OnAPhone: Story = { ...WithErrors, globals: { viewport: { value: 'phone' } } };
