import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { Button } from '../Button/Button.tsx';
import { DownloadIcon, OfflineIcon } from '../icons.ts';
import { MessageScreen } from './MessageScreen.tsx';

const meta = {
  title: 'Screens/MessageScreen',
  component: MessageScreen,
  args: {
    onAction: fn(),
    config: {
      messageType: 'success',
      workType: 'Premium payment',
      heading: 'Your premium is paid',
      subHeading: 'Secure Income Plan',
      amount: '₹12,450.00',
      name: 'Dear Asha,',
      body: 'Your policy is paid up to 4 March 2028.',
      description: 'The receipt is on its way to as•••@example.in and will be with your documents from tomorrow.',
      highlightedDescription: 'Quote the reference PAY-2027-004711 if you ask us about this payment.',
      dataDetails: [
        { label: 'Reference', value: 'PAY-2027-004711', figure: true },
        { label: 'Paid on', value: '17 March 2027, 10:42', figure: true },
        { label: 'Paid by', value: 'UPI' },
      ],
      btnText: 'Get the receipt (PDF)',
      isRedirection: true,
      redirectionText: 'Back to the overview',
      redirectionUrl: '#dashboard',
      footer: 'Something not right? Call 1800 000 000, every day from 8 to 20.',
    },
  },
  parameters: usage({
    when: 'as the last page of every request and payment, and for a page that cannot be shown.',
    whenNot: 'for a small success in the middle of a page: use a `Toast` or a `Notice`.',
    also: 'success page, confirmation page, error page, 404, thank you',
    why: 'One configuration for all, so that every service ends the same way: what happened, what it means, what to do, the reference to quote. Move focus to the heading when it replaces a form.',
  }),
} satisfies Meta<typeof MessageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  tags: ['picture'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your premium is paid');
    for (const words of Object.values(args.config).filter((part): part is string => typeof part === 'string'))
      if (!['success', '#dashboard'].includes(words)) await expect(canvas.getByText(words)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Get the receipt (PDF)' }));
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#dashboard');
  },
};

export const Pending: Story = {
  args: {
    config: {
      messageType: 'pending',
      workType: 'Premium payment',
      heading: 'Your bank has not answered yet',
      amount: '₹12,450.00',
      body: 'Please do not pay again. We ask your bank until it answers, at most for 30 minutes, and send you a message.',
      highlightedDescription: 'If the money left your account, it is not lost.',
      btnText: 'Check again',
      isRedirection: true,
      redirectionText: 'Back to the overview',
      redirectionUrl: '#dashboard',
    },
  },
};

export const Failure: Story = {
  args: {
    config: {
      messageType: 'failure',
      workType: 'Premium payment',
      heading: 'The payment was declined',
      body: 'Your bank declined it. No money left your account, and your policy is as it was.',
      description: 'You can try again, or pay in another way.',
      dataDetails: [{ label: 'Reference', value: 'PAY-2027-004712', figure: true }],
      btnText: 'Try again',
    },
  },
};

export const Information: Story = {
  args: {
    config: {
      messageType: 'info',
      heading: 'You are signed out',
      body: 'Other open tabs are signed out too.',
      btnText: 'Sign in again',
    },
  },
};

/** The caller's icon instead of the drawing. */
export const OwnIcon: Story = {
  args: {
    config: {
      messageType: 'failure',
      messageIcon: OfflineIcon,
      heading: 'You are offline',
      body: 'Nothing was lost. We continue when you are connected again.',
    },
  },
};

/** Leaves the portal: shows that with an icon, and tells screen readers. */
export const LeadsOutside: Story = {
  args: {
    externalLabel: 'opens in a new tab',
    config: {
      messageType: 'info',
      heading: 'Your partner continues from here',
      isRedirection: true,
      isExternalRedirection: true,
      redirectionText: 'To the medical centre',
      redirectionUrl: 'https://partner.example/appointments',
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'To the medical centre, opens in a new tab' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

export const OwnPictureAndActions: Story = {
  args: {
    actions: (
      <Button variant="secondary" icon={DownloadIcon}>
        Download the form
      </Button>
    ),
    config: {
      messageType: 'success',
      image: {
        src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 80"%3E%3Crect width="160" height="80" rx="6" fill="%23B3276E"/%3E%3C/svg%3E',
        alt: 'The card of your policy',
      },
      heading: 'Your e-card is ready',
    },
  },
};

/** A link needs its flag, its text and its address: if one is missing, nothing is shown. */
export const RedirectionOff: Story = {
  args: {
    config: {
      messageType: 'info',
      heading: 'Nothing leads on',
      redirectionText: 'Somewhere',
      redirectionUrl: '#there',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The button's call is running. */
export const Working: Story = {
  args: {
    loading: true,
    config: { messageType: 'failure', heading: 'The receipt could not be made', btnText: 'Try again' },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const Hindi: Story = {
  args: {
    config: {
      messageType: 'pending',
      workType: 'प्रीमियम भुगतान',
      heading: 'आपके बैंक ने अभी उत्तर नहीं दिया है',
      subHeading: 'मेरु सिक्योर इनकम प्लान',
      amount: '₹12,450.00',
      name: 'प्रिय आशा जी,',
      body: 'कृपया दोबारा भुगतान न करें। हम आपके बैंक से उत्तर मिलने तक, अधिकतम 30 मिनट, पूछते रहेंगे और आपको संदेश भेजेंगे।',
      highlightedDescription: 'अगर राशि आपके खाते से कट गई है, तो वह सुरक्षित है।',
      dataDetails: [{ label: 'संदर्भ', value: 'PAY-2027-004711', figure: true }],
      btnText: 'फिर से देखें',
      isRedirection: true,
      redirectionText: 'डैशबोर्ड पर लौटें',
      redirectionUrl: '#dashboard',
      footer: 'कुछ ठीक नहीं लगता? 1800 000 000 पर हर दिन सुबह 8 से रात 8 बजे तक फ़ोन करें।',
    },
  },
  decorators: [inHindi],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
