import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { otpConfig, otpTexts } from '../../samples/otp.ts';
import { usage } from '../../samples/usage.ts';
import { OtpScreen } from './OtpScreen.tsx';

const meta = {
  title: 'Screens/OtpScreen',
  component: OtpScreen,
  args: {
    config: { ...otpConfig, events: { view: 'otp_view', submit: 'otp_submit', resend: 'otp_resend' } },
    text: otpTexts('en'),
    onSubmit: fn(),
    onResend: fn(),
    onBack: fn(),
    onEvent: fn(),
  },
  parameters: usage({
    when: 'for every step that a one-time code protects: sign-in, a change of data, money out.',
    whenNot: 'to ask where to send the code; that is the step before.',
    also: 'verification, two-factor, one-time password, PIN',
    why: 'It shows what the server decides and decides nothing itself: attempts, resends and whether the code still works come from outside. The countdown is a courtesy; the server enforces the limit.',
  }),
} satisfies Meta<typeof OtpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {
  play: async ({ args, canvas }) => {
    await expect(args.onEvent).toHaveBeenCalledOnce();
    await expect(args.onEvent).toHaveBeenCalledWith('otp_view');
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/^Enter the/);
    const resend = canvas.getByRole('button', { name: 'Send a new OTP' });
    await expect(resend).toHaveAccessibleDescription(/in \d+ seconds/);
    await userEvent.click(resend);
    await expect(args.onResend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('123456');
    await expect(args.onEvent).toHaveBeenLastCalledWith('otp_submit');
  },
};

export const TooShort: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter all 6 digits of the OTP');
    const first = canvas.getByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    // a new alert, so that it is announced again
    await expect(canvas.getByRole('alert')).not.toBe(first);
    await userEvent.keyboard('4');
    await expect(field).toBeValid();
  },
};

export const Checking: Story = { args: { checking: true } };

export const WrongCode: Story = {
  tags: ['picture'],
  args: { wrongAttempts: 1, error: 'OTP entered is not correct. Please check.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 more tries')).toBeVisible();
    const says = 'OTP entered is not correct. Please check. 2 more tries';
    await expect(canvas.getByRole('alert')).toHaveTextContent(says);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    // announced, so the field does not say it again, until the person comes back to it
    await expect(canvas.getByRole('textbox')).not.toHaveAccessibleDescription(new RegExp(says));
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(`^${says}`));
  },
};

/** The third wrong attempt invalidates it. */
export const Burnt: Story = {
  args: { wrongAttempts: 3, error: 'OTP expired. Please try Resend OTP.', resendAfter: 0 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '123456{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(/no longer be used/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new OTP' }));
    await expect(args.onResend).toHaveBeenCalledTimes(1);
  },
};

export const Expired: Story = { args: { spent: true, error: 'OTP expired. Please try Resend OTP.', resendAfter: 0 } };

export const ResendsUsedUp: Story = { args: { resends: 3, resendAfter: 0 } };

export const Hindi: Story = { args: { text: otpTexts('hi') } };

/** The countdown is over: a new code can be requested. */
export const CountedDown: Story = {
  args: { resendAfter: 0 },
  play: async ({ args, canvas }) => {
    const resend = canvas.getByRole('button', { name: 'Send a new OTP' });
    await expect(resend).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(resend);
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(args.onEvent).toHaveBeenLastCalledWith('otp_resend');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
