import { Loaded, lazyPart, useHref, useOperation, WaitingSwitch } from '@lifedesk/journey';
import { type CallOptions, isLifedeskError, type Sdk, viewPortfolio } from '@lifedesk/sdk';
import { EmptyState, Heading, Inline, Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { FundTable } from './FundTable.tsx';
import type { UlipPortfolio } from './figures.ts';
import { LotTable } from './LotTable.tsx';
import { Mergers } from './Mergers.tsx';
import { Totals } from './Totals.tsx';

/** The charts are large; until they load, the tables have the same figures. */
const Allocation = lazyPart(() => import('./Allocation.tsx'));
const PriceHistory = lazyPart(() => import('./PriceHistory.tsx'));

/** Undefined if the policy is not unit-linked. */
async function findPortfolio(sdk: Sdk, body: { readonly policyNo: string }, options: CallOptions) {
  try {
    return await viewPortfolio(sdk, body, options);
  } catch (error) {
    if (isLifedeskError(error) && error.code === 'not-found') return undefined;
    throw error;
  }
}

/** The funds of one policy. */
export function Portfolio({ policyNo }: { readonly policyNo: string }): ReactElement {
  const result = useOperation(findPortfolio, { policyNo });
  return (
    <Loaded
      result={result}
      failed={m.ulipPortfolio_notLoaded()}
      loading={m.ulipPortfolio_loading()}
      shapes={['heading', 'line', 'line', 'line']}
    >
      {(portfolio) =>
        portfolio ? (
          <Funds portfolio={portfolio} />
        ) : (
          <EmptyState title={m.ulipPortfolio_none()}>{m.ulipPortfolio_notUnitLinked()}</EmptyState>
        )
      }
    </Loaded>
  );
}

function Funds({ portfolio }: { readonly portfolio: UlipPortfolio }): ReactElement {
  const { id, planName, policyNo, policyHolderName, funds, lots, waitingSwitch, mergers = [] } = portfolio;
  const href = useHref();
  const ways = [
    { href: href('switch-funds', { id }), name: m.ulipPortfolio_switch() },
    { href: href('top-up', { id }), name: m.ulipPortfolio_topUp() },
    { href: href('ulip-surrender', { id }), name: m.ulipPortfolio_withdraw() },
  ];
  return (
    <Stack gap="8">
      <Stack gap="4">
        <Heading level={2}>
          {m.ulipPortfolio_ofPolicy({ plan: planName, number: policyNo, holder: policyHolderName })}
        </Heading>
        <Totals portfolio={portfolio} />
        {waitingSwitch && <WaitingSwitch waiting={waitingSwitch} />}
        <Inline>
          {ways.map((way) =>
            way.href ? (
              <Link key={way.name} alone href={way.href}>
                {way.name}
              </Link>
            ) : null,
          )}
        </Inline>
      </Stack>
      <Mergers mergers={mergers} />
      {funds.length === 0 ? (
        <EmptyState title={m.ulipPortfolio_noUnits()}>{m.ulipPortfolio_noUnitsWhy()}</EmptyState>
      ) : (
        <>
          <FundTable policyNo={policyNo} funds={funds} />
          <Allocation funds={funds} />
          <PriceHistory policyNo={policyNo} funds={funds} />
          <LotTable lots={lots} />
        </>
      )}
    </Stack>
  );
}
