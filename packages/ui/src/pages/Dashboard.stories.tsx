import type { Meta, StoryObj } from '@storybook/react-vite';
import { AttentionCard } from '../components/AttentionCard/AttentionCard.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Link } from '../components/Link/Link.tsx';
import { PolicyCard } from '../components/PolicyCard/PolicyCard.tsx';
import { Totals } from '../components/Totals/Totals.tsx';
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
          <AttentionCard urgency="grace" lead deadline={t.overdueTitle} action={<Button>{t.pay}</Button>}>
            {t.overdue}
          </AttentionCard>
          <AttentionCard
            urgency="info"
            deadline={t.taxTitle}
            action={
              <Button variant="secondary" href="#tax">
                {t.taxAction}
              </Button>
            }
          >
            {t.tax}
          </AttentionCard>
        </Stack>
        <Totals
          items={[
            { label: t.sumAssured, value: '₹15,00,000' },
            { label: t.premiumDue, value: '₹17,450.00' },
            { label: t.fundValue, value: '₹3,48,211.75' },
          ]}
        />
        <Stack as="section" gap="4" aria-labelledby="policies">
          <h2 id="policies">{t.policies}</h2>
          <Columns split="cards">
            <PolicyCard
              kind="savings"
              planName={t.plan}
              href="#policy-1"
              policyNumber={t.policyNumber}
              status={t.grace}
              statusTone="warning"
              amountLabel={t.premiumDue}
              amount="₹12,450.00"
              nextDate={t.wasDue}
              facts={[{ label: t.sumAssured, value: '₹10,00,000', figure: true }]}
              action={<Button variant="secondary">{t.pay}</Button>}
              secondaryAction={<Link href="#policy-1">{t.details}</Link>}
            />
            <PolicyCard
              kind="unit-linked"
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
              kind="child"
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

export const ThreePolicies: StoryObj<typeof meta> = { tags: ['picture'] };
