import { formatRupees, formatServerDate } from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import { Accordion, Table, type TableColumn } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../paraglide/messages.js';
import type { Quote } from './cost.ts';
import { schemeName } from './scheme-names.ts';

interface Fact {
  readonly label: string;
  readonly of: (quote: Quote) => string;
}

/** The schemes side by side: what each is made of, and what it brings. */
export function Compare({ quotes }: { readonly quotes: readonly Quote[] }): ReactElement {
  const columns: TableColumn<Fact>[] = [
    { id: 'what', header: m.revivalScheme_what(), cell: ({ label }) => label },
    ...quotes.map((quote) => ({
      id: quote.scheme,
      header: schemeName(quote.scheme),
      cell: ({ of }: Fact) => of(quote),
      figure: true,
    })),
  ];
  return (
    <Table caption={m.revivalScheme_compare()} columns={columns} rows={factsOf(quotes)} rowKey={({ label }) => label} />
  );
}

/** Parts that none of the schemes has are left out. */
function factsOf(quotes: readonly Quote[]): Fact[] {
  const part = (label: string, amount: (quote: Quote) => number): Fact[] =>
    quotes.some((quote) => amount(quote) !== 0) ? [{ label, of: (quote) => formatRupees(amount(quote)) }] : [];
  return [
    ...part(m.revivalScheme_premiums(), ({ premium }) => premium),
    ...part(m.revivalScheme_gst(), ({ gst }) => gst),
    ...part(m.revivalScheme_lateFee(), ({ lateFee }) => lateFee),
    ...part(m.revivalScheme_received(), ({ received }) => -received),
    { label: m.revivalScheme_total(), of: ({ total }) => formatRupees(total) },
    {
      label: m.revivalScheme_dates(),
      of: ({ scheme }) => (scheme === 'new-start' ? m.revivalScheme_datesMove() : m.revivalScheme_datesStay()),
    },
    {
      label: m.revivalScheme_howPaid(),
      of: ({ isPayableOnline }) => (isPayableOnline ? m.revivalScheme_paidOnline() : m.revivalScheme_paidLater()),
    },
  ];
}

type Instalment = Schemas['RevivalInstalment'];

/** Each unpaid premium with its own late fee. */
export function Parts({ instalments }: { readonly instalments: readonly Instalment[] }): ReactElement {
  const amount = (id: string, header: string, of: (one: Instalment) => number): TableColumn<Instalment> => ({
    id,
    header,
    cell: (one) => formatRupees(of(one)),
    figure: true,
  });
  const columns: TableColumn<Instalment>[] = [
    { id: 'due', header: m.revivalScheme_dueOn(), cell: ({ dueDate }) => formatServerDate(dueDate) },
    amount('premium', m.revivalScheme_premium(), ({ premium }) => premium),
    ...(instalments.some(({ gst }) => gst !== 0) ? [amount('gst', m.revivalScheme_gst(), ({ gst }) => gst)] : []),
    amount('fee', m.revivalScheme_lateFee(), ({ lateFee }) => lateFee),
    amount('sum', m.revivalScheme_sum(), ({ premium, gst, lateFee }) => premium + gst + lateFee),
  ];
  const table = (
    <Table
      caption={m.revivalScheme_partsCaption()}
      captionHidden
      columns={columns}
      rows={instalments}
      rowKey={({ dueDate }) => dueDate}
    />
  );
  return <Accordion items={[{ title: m.revivalScheme_partsTitle(), content: table }]} />;
}
