import { Loaded, sessionKindAtom, useApp, useHref, useOnPageReturn, useOperation, usePayment } from '@lifedesk/journey';
import { formatRupees, todayInIndia } from '@lifedesk/rules';
import { viewPaymentDetails } from '@lifedesk/sdk';
import { Button, EmptyState, Heading, Inline, Link, Paragraph, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useMemo, useState } from 'react';
import * as m from '../texts.ts';
import { DueChoice } from './DueChoice.tsx';
import { type Choice, chosenAtFirst, type Due, duesOf, isAllClear, itemsOf, totalOf, withPremium } from './dues.ts';
import { PayBar } from './PayBar.tsx';
import { premiumPayment } from './premium-payment.ts';

/** The policies with amounts to pay; one or many are chosen and paid together. */
export function Dues({ chosenId }: { readonly chosenId: string | null }): ReactElement {
  const { now, session } = useApp();
  const kind = useAtomValue(sessionKindAtom);
  const nationality = useHref()('update-nationality');
  const result = useOperation(viewPaymentDetails, {});
  const policyPaymentArr = result.state === 'loaded' ? result.answer : undefined;
  const dues = useMemo(() => duesOf(policyPaymentArr ?? [], todayInIndia(now())), [policyPaymentArr, now]);
  useOnPageReturn(result.refresh);
  const [picked, setPicked] = useState<Choice>();
  const [nothingChosen, setNothingChosen] = useState(false);
  const { paying, pay } = usePayment(premiumPayment, result.reload);

  const chosen = picked ?? chosenAtFirst(dues, chosenId);
  // what was paid in another tab is no longer chosen here
  const items = itemsOf(dues, chosen);

  const choose = (due: Due, at: number, isChosen: boolean) => {
    setNothingChosen(false);
    setPicked(withPremium(chosen, due, at, isChosen));
  };
  const submit = () => {
    if (items.length === 0) return setNothingChosen(true);
    void pay(items);
  };

  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading level={1}>{m.payOnline_heading()}</Heading>
        <p>{kind === 'partial' ? m.payOnline_leadPartial() : m.payOnline_lead()}</p>
      </Stack>
      <Loaded
        result={result}
        failed={m.payment_dueNotLoaded()}
        loading={m.payOnline_loading()}
        shapes={['heading', 'figure', 'line']}
      >
        {() =>
          dues.length === 0 ? (
            <EmptyState title={m.payOnline_noPolicies()}>{m.payOnline_noPoliciesWhy()}</EmptyState>
          ) : (
            <>
              {isAllClear(dues) && (
                <EmptyState title={m.payOnline_nothingDue()} drawing="success">
                  {m.payOnline_nothingDueWhy()}
                </EmptyState>
              )}
              <Stack as="ul" gap="4">
                {dues.map((due) => (
                  <li key={due.policyNo}>
                    <DueChoice
                      due={due}
                      count={chosen.get(due.policyNo) ?? 0}
                      onChoose={(at, isChosen) => choose(due, at, isChosen)}
                    />
                  </li>
                ))}
              </Stack>
              {dues.some((due) => due.payable) && (
                <PayBar
                  total={formatRupees(totalOf(dues, chosen))}
                  count={items.length}
                  paying={paying}
                  error={nothingChosen ? m.payOnline_chooseOne() : undefined}
                  onPay={submit}
                />
              )}
            </>
          )
        }
      </Loaded>
      {kind === 'partial' && (
        <Stack gap="4">
          {nationality && (
            <Stack gap="1">
              <Paragraph>{m.payOnline_nationalityWhy()}</Paragraph>
              <Link alone href={nationality}>
                {m.payOnline_nationality()}
              </Link>
            </Stack>
          )}
          <Inline>
            <Button variant="text" onClick={() => void session.signOut()}>
              {m.payment_someoneElse()}
            </Button>
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}
