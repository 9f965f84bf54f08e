import {
  formatMoment,
  GiveUpPayment,
  type LoadedAnswer,
  NotLoaded,
  useApp,
  usePageNavigation,
} from '@lifedesk/journey';
import { type CalendarDate, formatRupees, todayInIndia } from '@lifedesk/rules';
import type { AnswerOf } from '@lifedesk/sdk';
import { Button, Inline, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';

type Ongoing = AnswerOf<'ongoingPayments'>;

interface StartedPaymentsProps {
  readonly result: LoadedAnswer<Ongoing>;
  /** Called after one was given up. */
  readonly onGivenUp: () => void;
}

/** Payments that were started and not finished, or that are with the bank: one for all the policies of each. */
export function StartedPayments({ result, onGivenUp }: StartedPaymentsProps): ReactElement | null {
  const { self } = usePageNavigation();
  const today = todayInIndia(useApp().now());
  if (result.state === 'failed')
    return <NotLoaded title={m.payment_resultNotLoaded()} error={result.error} onRetry={result.reload} />;
  if (result.state !== 'loaded' || result.answer.payments.length === 0) return null;
  return (
    <Stack gap="4">
      {result.answer.payments.map((payment) => {
        const { orderId, state, gatewayUrl, canCancel } = payment;
        return (
          <Notice
            key={orderId}
            tone="warning"
            title={state === 'created' ? m.payment_created() : m.payment_pending()}
            actions={
              <Inline gap="3" stackOnPhone>
                {gatewayUrl && <Button href={gatewayUrl}>{m.payment_goOnPaying()}</Button>}
                {canCancel ? (
                  <GiveUpPayment orderId={orderId} onDone={onGivenUp} />
                ) : (
                  <Button variant="secondary" href={self({ orderId })}>
                    {m.payment_seeOngoing()}
                  </Button>
                )}
              </Inline>
            }
          >
            {sayStarted(payment, today)}
          </Notice>
        );
      })}
    </Stack>
  );
}

function sayStarted(
  { state, amount: paise, policyCount: count, startedAt }: Ongoing['payments'][number],
  today: CalendarDate,
): string {
  const facts = { count, amount: formatRupees(paise), since: formatMoment(startedAt, today) };
  return state === 'created' ? m.payOnline_companyStarted(facts) : m.payOnline_companyUnderWay(facts);
}
