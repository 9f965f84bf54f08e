import {
  Loaded,
  lazyPart,
  ToDashboard,
  useHref,
  useOnPageReturn,
  useOperation,
  usePageNavigation,
  useServiceNames,
} from '@lifedesk/journey';
import { autoDebitMandates } from '@lifedesk/sdk';
import { Button, EmptyState, Heading, Inline, Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { MandateCard } from './MandateCard.tsx';

export { autoDebit_pageName as pageName } from '../texts.ts';

/** Loads only to skip a debit. */
const SkipDebit = lazyPart(() => import('./SkipDebit.tsx'));

/** All mandates of the customer, or the form that skips the next debit of one. */
export default function AutoDebitScreen(): ReactElement {
  const { query } = usePageNavigation();
  const skip = query.get('skip');
  return skip ? <SkipDebit key={skip} mandateId={skip} /> : <MandateList />;
}

const REGISTER = 'register-auto-debit';
const FINAL = ['declined', 'cancelled', 'expired', 'ended'];

function MandateList(): ReactElement {
  const href = useHref();
  const register = href(REGISTER);
  const calendar = href('calendar-feed');
  const isRegisterOfUse = useServiceNames()
    ?.inGroup('payments')
    .some(({ id }) => id === REGISTER);
  const result = useOperation(autoDebitMandates, {});
  useOnPageReturn(result.refresh);
  // without a premium that a bank could pay, the service has nothing to register
  const toRegister = register && isRegisterOfUse !== false && <Button href={register}>{m.autoDebit_register()}</Button>;
  return (
    <Stack gap="6">
      <Stack gap="2" measure="text">
        <Heading level={1}>{m.autoDebit_heading()}</Heading>
        <p>{m.autoDebit_lead()}</p>
        {calendar && (
          <p>
            <Link href={calendar}>{m.autoDebit_toCalendar()}</Link>
          </p>
        )}
      </Stack>
      <Loaded
        result={result}
        failed={m.autoDebit_notLoaded()}
        loading={m.autoDebit_loading()}
        shapes={['heading', 'line', 'line']}
      >
        {({ mandates }) => {
          const live = mandates.filter(({ state }) => !FINAL.includes(state));
          const over = mandates.filter(({ state }) => FINAL.includes(state));
          return (
            <>
              {live.length === 0 ? (
                <EmptyState title={m.autoDebit_none()} actions={toRegister || <ToDashboard />}>
                  {m.autoDebit_noneWhy()}
                </EmptyState>
              ) : (
                <Stack as="ul" gap="4">
                  {live.map((mandate) => (
                    <li key={mandate.mandateId}>
                      <MandateCard mandate={mandate} />
                    </li>
                  ))}
                </Stack>
              )}
              {live.length > 0 && isRegisterOfUse && <Inline>{toRegister}</Inline>}
              {over.length > 0 && (
                <Stack as="section" gap="4" aria-labelledby="ended-mandates">
                  <Heading level={2} id="ended-mandates">
                    {m.autoDebit_over()}
                  </Heading>
                  <Stack as="ul" gap="4">
                    {over.map((mandate) => (
                      <li key={mandate.mandateId}>
                        <MandateCard mandate={mandate} />
                      </li>
                    ))}
                  </Stack>
                </Stack>
              )}
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}
