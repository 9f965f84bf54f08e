import { type ExampleAnswers, exampleFetch } from '@lifedesk/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CataloguePage } from './CataloguePage.tsx';
import { SdkPage } from './SdkPage.tsx';

const meta = { title: 'SDK', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** The contract's examples, plus an outbox. */
const examples = (answers?: ExampleAnswers): typeof fetch => {
  const network = exampleFetch(answers);
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.endsWith('/sandbox/outbox') ? Response.json([{ otp: '493027' }]) : network(input, init);
  };
};

export const TryIt: Story = { render: () => <SdkPage /> };

/** With the contract's examples as responses, without a sandbox. */
export const SignedIn: Story = {
  render: () => <SdkPage network={examples()} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Read it from the outbox' }));
    await expect(await canvas.findByDisplayValue('493027')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Function' }), 'policyDetails');
    await userEvent.click(canvas.getByRole('button', { name: 'Call' }));
    await expect(await canvas.findByText('policyDetails answered')).toBeVisible();
  },
};

/** A failure, with its message from the catalogue. */
export const Refused: Story = {
  render: () => <SdkPage network={examples({ validateOtp: { status: 401, example: 'otp-expired' } })} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /OTP/ }), '111111');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('OTP expired. Please try Resend OTP.');
    await expect(alert).toHaveTextContent('resend-otp');
  },
};

export const Errors: Story = {
  render: () => <CataloguePage />,
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: /Find an error/ });
    await userEvent.type(search, 'ticket number');
    await expect(canvas.getAllByText('Please Enter Valid Ticket Number').length).toBeGreaterThan(0);
    await expect(canvas.queryByText('Invalid login credentials')).toBeNull();
    await userEvent.clear(search);
  },
};
