import { costOfInstalment, formatRupees, formatServerDate } from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import { Accordion, Table, type TableColumn } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { Quote } from './cost.ts';
import { schemeName } from './scheme-names.ts';

/** The schemes stacked: the parts of each, and what it gives. Parts that none of them has are left out. */
export function Compare({ quotes }: { readonly quotes: readonly Quote[] }): ReactElement {
  const amount = (id: string, header: string, of: (quote: Quote) => number): TableColumn<Quote> => ({
    id,
    header,
    cell: (quote) => formatRupees(of(quote)),
    figure: true,
  });
  const part = (id: string, header: string, of: (quote: Quote) => number): TableColumn<Quote>[] =>
    quotes.some((quote) => of(quote) !== 0) ? [amount(id, header, of)] : [];
  const columns: TableColumn<Quote>[] = [
    { id: 'way', header: m.revivalScheme_way(), cell: ({ scheme }) => schemeName(scheme) },
    ...part('premiums', m.revivalScheme_premiums(), ({ premium }) => premium),
    ...part('gst', m.revivalScheme_gst(), ({ gst }) => gst),
    ...part('fee', m.revivalScheme_lateFee(), ({ lateFee }) => lateFee),
    ...part('received', m.revivalScheme_received(), ({ received }) => -received),
    {
      id: 'total',
      header: m.revivalScheme_total(),
      cell: ({ total }) => <strong>{formatRupees(total)}</strong>,
      figure: true,
    },
    {
      id: 'dates',
      header: m.revivalScheme_dates(),
      cell: ({ scheme }) => (scheme === 'new-start' ? m.revivalScheme_datesMove() : m.revivalScheme_datesStay()),
    },
    {
      id: 'paid',
      header: m.revivalScheme_howPaid(),
      cell: ({ isPayableOnline }) => (isPayableOnline ? m.revivalScheme_paidOnline() : m.revivalScheme_paidLater()),
    },
  ];
  return <Table caption={m.revivalScheme_compare()} columns={columns} rows={quotes} rowKey={({ scheme }) => scheme} />;
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
    amount('sum', m.revivalScheme_sum(), costOfInstalment),
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
