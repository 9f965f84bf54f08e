import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/Button/Button.tsx';
import { Link } from '../components/Link/Link.tsx';
import { Notice } from '../components/Notice/Notice.tsx';
import { PolicyCard } from '../components/PolicyCard/PolicyCard.tsx';
import { Columns } from '../layout/Columns/Columns.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { SampleShell } from '../samples/sample-shell.tsx';
import { type SampleTexts, textsIn } from '../samples/texts.ts';

/** The eye finds, in this order: what needs me, how much and by when, the button. */
const meta = {
  title: 'Pages/Dashboard',
  parameters: { layout: 'fullscreen' },
  render: (_args, { globals }) => <Dashboard texts={textsIn(globals.language)} />,
} satisfies Meta;

export default meta;

function Dashboard({ texts: t }: { texts: SampleTexts }) {
  return (
    <SampleShell texts={t}>
      <Stack gap="8">
        <h1>{t.greeting}</h1>
        <Stack as="section" gap="4" aria-labelledby="attention">
          <h2 id="attention">{t.attention}</h2>
          <Notice tone="warning" title={t.overdueTitle} actions={<Button icon={undefined}>{t.pay}</Button>}>
            {t.overdue}
          </Notice>
          <Notice title={t.taxTitle} actions={<Link href="#tax">{t.taxAction}</Link>}>
            {t.tax}
          </Notice>
        </Stack>
        <Stack as="section" gap="4" aria-labelledby="policies">
          <h2 id="policies">{t.policies}</h2>
          <Columns split="cards">
            <PolicyCard
              planName={t.plan}
              href="#policy-1"
              policyNumber={t.policyNumber}
              status={t.grace}
              statusTone="warning"
              amountLabel={t.premiumDue}
              amount="₹12,450.00"
              nextDate={t.wasDue}
              facts={[{ label: t.sumAssured, value: '₹10,00,000', figure: true }]}
              action={<Button>{t.pay}</Button>}
            />
            <PolicyCard
              planName={t.planUlip}
              href="#policy-2"
              policyNumber={t.policyNumber}
              status={t.inForce}
              statusTone="success"
              amountLabel={t.premiumDue}
              amount="₹5,000.00"
              nextDate={t.nextDue}
              facts={[{ label: t.fundValue, value: '₹3,48,211.75', figure: true }]}
              action={
                <Button variant="secondary" href="#policy-2">
                  {t.details}
                </Button>
              }
            />
            <PolicyCard
              planName={t.planLapsed}
              href="#policy-3"
              policyNumber={t.policyNumber}
              status={t.lapsed}
              statusTone="error"
              amountLabel={t.toRevive}
              amount="₹27,318.40"
              nextDate={t.lapsedSince}
              facts={[{ label: t.sumAssured, value: '₹5,00,000', figure: true }]}
              action={
                <Button variant="secondary" href="#revive">
                  {t.revive}
                </Button>
              }
            />
          </Columns>
        </Stack>
      </Stack>
    </SampleShell>
  );
}

export const ThreePolicies: StoryObj<typeof meta> = {};
