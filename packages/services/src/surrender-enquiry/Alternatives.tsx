import { useHref } from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import { Heading, Link, Stack, Table } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { SurrenderPolicy } from './enquiry-journey.ts';

type Alternative = SurrenderPolicy['alternatives'][number];

const NAMES: Readonly<Record<Alternative['option'], () => string>> = {
  'keep-paying': m.surrenderEnquiry_keepPaying,
  'reduced-paid-up': m.surrenderEnquiry_stopPaying,
  loan: m.surrenderEnquiry_borrow,
};
/** The service that handles an alternative, if the app has it; others are buttons of the step (`Instead`). */
const SERVICES: Partial<Readonly<Record<Alternative['option'], string>>> = {
  'reduced-paid-up': 'nfo-details',
};

/** What is possible instead of surrendering, with its numbers; nothing if there is nothing. */
export function Alternatives({ alternatives }: Pick<SurrenderPolicy, 'alternatives'>): ReactElement | null {
  const href = useHref();
  if (alternatives.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-labelledby="surrender-instead">
      <Heading level={2} id="surrender-instead">
        {m.surrenderEnquiry_instead()}
      </Heading>
      <Table
        caption={m.surrenderEnquiry_instead()}
        captionHidden
        onDesk="columns"
        rows={alternatives}
        rowKey={({ option }) => option}
        columns={[
          { id: 'option', header: m.surrenderEnquiry_option(), cell: ({ option }) => NAMES[option]() },
          { id: 'cash', header: m.surrenderEnquiry_cash(), cell: ({ cash }) => formatRupees(cash), figure: true },
          {
            id: 'cover',
            header: m.surrenderEnquiry_coverThen(),
            cell: ({ cover }) => formatRupees(cover),
            figure: true,
          },
          {
            id: 'maturity',
            header: m.surrenderEnquiry_maturityThen(),
            cell: ({ maturity }) => formatRupees(maturity),
            figure: true,
          },
          {
            id: 'cost',
            header: m.surrenderEnquiry_yearlyCost(),
            cell: ({ yearlyCost }) => formatRupees(yearlyCost),
            figure: true,
          },
        ]}
      />
      <p>{m.surrenderEnquiry_insteadNote()}</p>
      {alternatives.map(({ option }) => {
        const address = SERVICES[option];
        const to = address === undefined ? undefined : href(address);
        return (
          to && (
            <Link alone key={option} href={to}>
              {NAMES[option]()}
            </Link>
          )
        );
      })}
    </Stack>
  );
}
