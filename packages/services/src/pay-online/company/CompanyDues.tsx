import {
  attentionAtom,
  FindPolicy,
  Loaded,
  useApp,
  useOnPageReturn,
  useOperation,
  usePageNavigation,
  usePayment,
} from '@lifedesk/journey';
import { addCalendarDays, formatCount, formatDate, formatRupees, todayInIndia } from '@lifedesk/rules';
import { ongoingPayments } from '@lifedesk/sdk';
import { Button, Checkbox, EmptyState, Heading, Inline, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useMemo, useState } from 'react';
import * as m from '../../texts.ts';
import { PayBar } from '../PayBar.tsx';
import { premiumPayment } from '../premium-payment.ts';
import { ChoiceNotice } from './ChoiceNotice.tsx';
import { ChosenDues } from './ChosenDues.tsx';
import { itemsOf, sumOf, totalOf } from './choice.ts';
import { DuePages } from './DuePages.tsx';
import { DueTable } from './DueTable.tsx';
import { duePage } from './due-policies.ts';
import { LapsedPolicies } from './LapsedPolicies.tsx';
import { StartedPayments } from './StartedPayments.tsx';
import { useChoice } from './use-choice.ts';

/** What a company has to pay, in pages; some or all of it is chosen and paid together. */
export default function CompanyDues(): ReactElement {
  const { now } = useApp();
  const attention = useAtomValue(attentionAtom);
  const { query, self, open } = usePageNavigation();
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const today = useMemo(() => todayInIndia(now()), [now]);
  const result = useOperation(duePage, { today, page }, { keepsPrevious: true });
  const started = useOperation(ongoingPayments, {});
  const choosing = useChoice(today, { id: query.get('id'), again: query.get('again') });
  const { choice, notice, gathering, add, remove, addAll, renew, found } = choosing;
  const [onlyChosen, setOnlyChosen] = useState(false);
  const [nothingChosen, setNothingChosen] = useState(false);
  const reload = () => {
    started.refresh();
    result.reload();
    if (choice.size > 0) void renew();
  };
  const { paying, pay } = usePayment(premiumPayment, reload);
  useOnPageReturn(() => {
    started.refresh();
    result.refresh();
    if (choice.size > 0) void renew();
  });

  const listed = result.state === 'loaded' ? result.answer : undefined;
  const payable = listed?.dues.filter((due) => due.payable) ?? [];
  const submit = () => {
    setNothingChosen(choice.size === 0);
    if (choice.size > 0) void pay(itemsOf(choice));
  };

  return (
    <Stack gap="6">
      <Stack gap="2" measure="text">
        <Heading level={1}>{m.payOnline_companyHeading()}</Heading>
        <p>{m.payOnline_companyLead()}</p>
      </Stack>
      <StartedPayments result={started} onGivenUp={reload} />
      {!listed && (
        <Loaded
          result={result}
          failed={m.payment_dueNotLoaded()}
          loading={m.payOnline_loading()}
          shapes={['heading', 'line', 'line']}
        >
          {() => null}
        </Loaded>
      )}
      {listed && listed.total === 0 && attention?.length === 0 && (
        <EmptyState title={m.payOnline_nothingDue()} drawing="success">
          {m.payOnline_nothingDueWhy()}
        </EmptyState>
      )}
      {listed && <LapsedPolicies items={attention} />}
      {listed && listed.total === 0 && attention?.length !== 0 && <p>{m.payOnline_noPremiumDue()}</p>}
      {listed && listed.total > 0 && <FindPolicy label={m.payOnline_companyFind()} onChoose={found} />}
      {/* even if nothing can be paid: the address may have named a policy */}
      {listed && <ChoiceNotice notice={notice} />}
      {listed && listed.total > 0 && (
        <>
          <Inline gap="4" stackOnPhone>
            <Button
              variant="secondary"
              loading={gathering}
              loadingLabel={m.payOnline_companyGathering()}
              onClick={() => void addAll()}
            >
              {m.payOnline_companyAll({ total: formatCount(listed.total) })}
            </Button>
            {[addCalendarDays(today, -1), addCalendarDays(today, 7)].map((until) => (
              <Button key={until} variant="text" onClick={() => void addAll(until)}>
                {until < today ? m.payOnline_companyOverdue() : m.payOnline_companyUntil({ date: formatDate(until) })}
              </Button>
            ))}
            {choice.size > 0 && (
              <Button variant="text" onClick={() => remove([...choice.values()].map(({ due }) => due))}>
                {m.payOnline_companyNone()}
              </Button>
            )}
          </Inline>
          <PayBar
            total={formatRupees(sumOf(choice))}
            count={choice.size}
            paying={paying}
            error={nothingChosen && choice.size === 0 ? m.payOnline_chooseOne() : undefined}
            onPay={submit}
          />
          <Checkbox
            label={m.payOnline_companyOnlyChosen()}
            checked={onlyChosen}
            onChange={(event) => setOnlyChosen(event.target.checked)}
          />
          {onlyChosen ? (
            <ChosenDues choice={choice} onRemove={(due) => remove([due])} />
          ) : (
            <Stack as="section" gap="4" aria-label={m.payOnline_companyCaption()} aria-busy={listed.page !== page}>
              {payable.length > 0 && (
                <Checkbox
                  label={m.payOnline_companyPage()}
                  checked={payable.every(({ policyNo }) => choice.has(policyNo))}
                  onChange={(event) => (event.target.checked ? add(payable) : remove(payable))}
                />
              )}
              <DueTable
                dues={listed.dues}
                choice={choice}
                onChoose={(due, isChosen) => (isChosen ? add([due]) : remove([due]))}
              />
              {payable.length > 0 && <p>{m.payOnline_companyPageSum({ amount: formatRupees(totalOf(payable)) })}</p>}
              <DuePages
                page={page}
                total={listed.total}
                onPageChange={(next) => open(self(next === 1 ? {} : { page: String(next) }), { replace: true })}
              />
            </Stack>
          )}
        </>
      )}
    </Stack>
  );
}
