import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../components/Amount/Amount.tsx';
import { Badge } from '../components/Badge/Badge.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { DataList } from '../components/DataList/DataList.tsx';
import { DownloadIcon } from '../components/icons.ts';
import { Link } from '../components/Link/Link.tsx';
import { Notice } from '../components/Notice/Notice.tsx';
import { Table } from '../components/Table/Table.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { Columns } from '../layout/Columns/Columns.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { SampleShell } from '../samples/sample-shell.tsx';
import { textsIn } from '../samples/texts.ts';

/** Everything about one policy; printed, it is a page that can be filed. */
const meta = { title: 'Pages/Policy', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const payments = [
  { id: 'PAY-2027-004711', on: '17 Mar 2027', by: 'UPI', amount: '₹12,450.00' },
  { id: 'PAY-2026-003120', on: '4 Sep 2026', by: 'Card', amount: '₹12,450.00' },
  { id: 'PAY-2026-001002', on: '8 Apr 2026', by: 'Net banking', amount: '₹12,568.40' },
];

export const Details: StoryObj<typeof meta> = {
  tags: ['picture'],
  render: (_args, { globals }) => {
    const t = textsIn(globals.language);
    return (
      <SampleShell texts={t}>
        <Stack gap="6">
          <Stack gap="2" align="start">
            <Badge tone="warning">{t.grace}</Badge>
            <h1>{t.plan}</h1>
            <p>{t.policyNumber}</p>
          </Stack>
          <Columns>
            <Card>
              <Stack gap="4">
                <div>
                  <p>{t.premiumDue}</p>
                  <Amount size="figureLarge">₹12,450.00</Amount>
                  <p>{t.wasDue}</p>
                </div>
                <Inline stackOnPhone>
                  <Button>{t.pay}</Button>
                  <Button variant="ghost" icon={DownloadIcon}>
                    {t.downloads}
                  </Button>
                </Inline>
              </Stack>
            </Card>
            <Notice tone="warning" title={t.overdueTitle}>
              {t.overdue}
            </Notice>
          </Columns>
          <Tabs
            label={t.details}
            printAll
            items={[
              {
                value: 'summary',
                label: 'Summary',
                content: (
                  <Card>
                    <DataList
                      layout="grid"
                      items={[
                        { label: t.sumAssured, value: '₹10,00,000', figure: true },
                        { label: 'Term', value: '20 years' },
                        { label: 'Premium', value: '₹12,450.00 twice a year' },
                        { label: 'Issued on', value: '5 March 2026', figure: true },
                        { label: 'Matures on', value: '5 March 2046', figure: true },
                        { label: 'Nominee', value: 'Ravi Rao, husband, 100 %' },
                      ]}
                    />
                  </Card>
                ),
              },
              {
                value: 'payments',
                label: 'Payments',
                content: (
                  <Table
                    caption="Payments of the last two years"
                    rows={payments}
                    rowKey={({ id }) => id}
                    columns={[
                      { id: 'id', header: 'Reference', cell: ({ id }) => id },
                      { id: 'on', header: 'Paid on', cell: ({ on }) => on, sortable: true },
                      { id: 'by', header: 'Paid by', cell: ({ by }) => by },
                      { id: 'receipt', header: 'Receipt', cell: ({ on }) => <Link href="#r">Receipt of {on}</Link> },
                      { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, figure: true },
                    ]}
                  />
                ),
              },
              { value: 'personal', label: 'Personal details', content: <Card>Asha Rao, born in 1984</Card> },
              {
                value: 'alerts',
                label: 'Alerts',
                content: <Card>You get a message when the unit price changes.</Card>,
              },
            ]}
          />
        </Stack>
      </SampleShell>
    );
  },
};

export const Payments: StoryObj<typeof meta> = {
  ...Details,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Payments' }));
  },
};
