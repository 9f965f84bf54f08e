import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { NextIcon, PayIcon, SearchIcon, WaitingIcon } from '../components/icons.ts';
import { Link } from '../components/Link/Link.tsx';
import { MessageScreen } from '../components/MessageScreen/MessageScreen.tsx';
import { OtpScreen } from '../components/OtpScreen/OtpScreen.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { Columns } from '../layout/Columns/Columns.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { otpConfig, otpTexts } from '../samples/otp.ts';
import { SampleShell } from '../samples/sample-shell.tsx';
import { type SampleTexts, textsIn } from '../samples/texts.ts';

/** From the first field to the receipt. */
const meta = { title: 'Pages/Sign in and pay', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Explained({ texts: t }: { texts: SampleTexts }) {
  return (
    <Stack gap="6">
      <Card heading={t.withoutSignIn}>
        <Stack gap="1" align="start">
          <Link alone icon={PayIcon} href="#pay">
            {t.payWithout}
          </Link>
          <Link alone icon={WaitingIcon} href="#track">
            {t.track}
          </Link>
          <Link alone icon={SearchIcon} href="#unclaimed">
            {t.unclaimed}
          </Link>
        </Stack>
      </Card>
      <p>{t.why}</p>
    </Stack>
  );
}

export const SignIn: Story = {
  tags: ['picture'],
  render: (_args, { globals }) => {
    const t = textsIn(globals.language);
    return (
      <SampleShell
        texts={t}
        signedIn={false}
        hero={
          <Stack gap="2" measure="text">
            <h1>{t.welcome}</h1>
            <p>{t.welcomeText}</p>
          </Stack>
        }
      >
        <Columns>
          <Card heading={t.signIn}>
            <Stack gap="6" as="form">
              <TextField label={t.idLabel} help={t.idHelp} name="id" autoComplete="username" figures />
              <div>
                <Button variant="form" endIcon={NextIcon}>
                  {t.continue}
                </Button>
              </div>
            </Stack>
          </Card>
          <Explained texts={t} />
        </Columns>
      </SampleShell>
    );
  },
};

export const Code: Story = {
  render: (_args, { globals }) => {
    const t = textsIn(globals.language);
    return (
      <SampleShell texts={t} signedIn={false}>
        <OtpScreen
          config={otpConfig}
          text={otpTexts(globals.language)}
          onSubmit={() => {}}
          onResend={() => {}}
          onBack={() => {}}
        />
      </SampleShell>
    );
  },
};

export const Paid: Story = {
  render: (_args, { globals }) => {
    const t = textsIn(globals.language);
    return (
      <SampleShell texts={t}>
        <MessageScreen
          config={{
            messageType: 'success',
            workType: t.workTypePay,
            heading: t.paidHeading,
            subHeading: t.plan,
            amount: '₹12,450.00',
            body: t.paidBody,
            highlightedDescription: t.paidReference,
            dataDetails: [
              { label: t.reference, value: 'PAY-2027-004711', figure: true },
              { label: t.paidOn, value: '17 March 2027, 10:42', figure: true },
              { label: t.paidBy, value: t.upi },
            ],
            btnText: t.receipt,
            isRedirection: true,
            redirectionText: t.toDashboard,
            redirectionUrl: '#dashboard',
          }}
        />
      </SampleShell>
    );
  },
};
