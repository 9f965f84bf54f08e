import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { Heading, Spoken, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { formatNav, formatUnits, type UlipPortfolio } from './figures.ts';

type FundMerger = NonNullable<UlipPortfolio['mergers']>[number];

/** The funds of a policy that will merge or have merged, with what was moved; nothing if there are none. */
export function Mergers({ mergers }: { readonly mergers: readonly FundMerger[] }): ReactElement | null {
  if (mergers.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-labelledby="mergers">
      <Heading level={2} id="mergers">
        {m.ulipPortfolio_mergers()}
      </Heading>
      <Stack as="ul" gap="4">
        {mergers.map((merger) => (
          <li key={`${merger.fromName} ${merger.mergesOn}`}>
            <Spoken>{words(merger)}</Spoken>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function words({ fromName, intoName, mergesOn, isDone, moved }: FundMerger): string {
  const funds = { from: fromName, into: intoName, date: formatServerDate(mergesOn) };
  if (!isDone) return m.ulipPortfolio_merges(funds);
  const said = m.ulipPortfolio_merged(funds);
  if (!moved) return said;
  const { units, nav, value, intoUnits, intoNav } = moved;
  const what = m.ulipPortfolio_mergedUnits({
    units: formatUnits(units),
    nav: formatNav(nav),
    value: formatRupees(value),
    intoUnits: formatUnits(intoUnits),
    intoNav: formatNav(intoNav),
  });
  return `${said} ${what}`;
}
