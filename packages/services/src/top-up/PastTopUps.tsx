import { formatRupees, formatServerDate } from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import { Accordion, Heading, Stack, Table } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

type PastTopUp = Schemas['PastTopUp'];

/** Earlier top-ups with their units, or that the price is not published yet. */
export function PastTopUps({ topUps }: { readonly topUps: readonly PastTopUp[] }): ReactElement | null {
  if (topUps.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-labelledby="past-top-ups">
      <Heading level={2} id="past-top-ups">
        {m.topUp_pastHeading()}
      </Heading>
      <Accordion
        items={topUps.map((topUp) => ({
          title: m.topUp_pastTitle({ amount: formatRupees(topUp.amount), date: formatServerDate(topUp.paidOn) }),
          content: <Lots topUp={topUp} />,
        }))}
      />
    </Stack>
  );
}

function Lots({ topUp: { lots, navDate, lockedUntil } }: { readonly topUp: PastTopUp }): ReactElement {
  const isBought = lots.every(({ units }) => units !== undefined);
  const dates = { nav: formatServerDate(navDate), until: formatServerDate(lockedUntil) };
  return (
    <Stack gap="4">
      <p>{isBought ? m.topUp_bought(dates) : m.topUp_waiting(dates)}</p>
      <Table
        caption={m.topUp_pastHeading()}
        captionHidden
        rows={lots}
        rowKey={({ fundCode }) => fundCode}
        columns={[
          { id: 'fund', header: m.topUp_fund(), cell: ({ fundName }) => fundName },
          { id: 'amount', header: m.topUp_amountShort(), cell: ({ amount }) => formatRupees(amount), figure: true },
          { id: 'nav', header: m.topUp_nav(), cell: ({ nav }) => (nav ? `₹${nav}` : '–'), figure: true },
          { id: 'units', header: m.topUp_units(), cell: ({ units }) => units ?? '–', figure: true },
        ]}
      />
    </Stack>
  );
}
