import { expect, userEvent, waitFor, within } from 'storybook/test';
import * as widths from '../../testing/stories.ts';
import { type Screen, screens, to, waitForHeading } from '../../testing/stories.ts';

export default { title: 'Portal/Login', tags: ['!autodocs'], ...screens({ address: to('login') }) };

export const WhoSignsIn: Screen = {};
export const OnPhone: Screen = widths.onPhone;
export const OnPhoneInHindi: Screen = widths.onPhoneInHindi;
export const OnLaplet: Screen = widths.onLaplet;

/** Types the login id and requests the OTP; in every language the form has one field and one button. */
async function begin(page: HTMLElement): Promise<void> {
  await waitForHeading(page);
  const field = within(page.querySelector('form') as HTMLFormElement).getByRole('textbox');
  await userEvent.type(field, '501234567');
  await userEvent.keyboard('{Enter}');
}

const codeField = (page: HTMLElement) => page.querySelector<HTMLInputElement>('[autocomplete="one-time-code"]');

export const Otp: Screen = {
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await waitFor(() => expect(codeField(canvasElement)).toBeVisible());
  },
};

export const OtpWrong: Screen = {
  args: { instead: { validateOtp: { status: 401, example: 'otp-wrong' } } },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await waitFor(() => expect(codeField(canvasElement)).toBeVisible());
    await userEvent.type(codeField(canvasElement) as HTMLInputElement, '111111{Enter}');
    await waitFor(() => expect(codeField(canvasElement)).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const Unknown: Screen = {
  args: { instead: { validateCustomer: { status: 401 } } },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[aria-live] [data-tone="error"]')).toBeVisible());
  },
};

/** Too many failures lock the login for half an hour. */
export const Locked: Screen = {
  args: { instead: { validateCustomer: { status: 403 } } },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('main [data-tone="error"]')).toBeVisible());
  },
};
