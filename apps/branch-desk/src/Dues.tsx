import { type Policy, policyState, readAttention, silent, useApp, useLocale } from '@lifedesk/journey';
import { dueState, formatDate, formatRupees, formatServerDate, parseDayFirstDate, todayInIndia } from '@lifedesk/rules';
import { attentionDeadlineText, attentionText, dueText } from '@lifedesk/rules/texts';
import { viewPaymentDetails } from '@lifedesk/sdk';
import { Badge, DataList, Paragraph, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { Part } from './Part.tsx';
import { say } from './texts.ts';

/** The status of the policy, what can be paid now or why nothing can, and what else needs the customer. */
export function Dues({ policy }: { readonly policy: Policy }): ReactElement {
  const { sdk, now } = useApp();
  const language = useLocale();
  const today = todayInIndia(now());
  const { policyNo, modalPremiuminclusiveGST } = policy;
  return (
    <Part heading={say('dues')} ask={(signal) => viewPaymentDetails(sdk, { policyNo }, { ...silent, signal })}>
      {(payments) => {
        const payment = payments.find((each) => each.policyNo === policyNo);
        const dueDate = parseDayFirstDate(payment?.dueDate);
        const state =
          payment &&
          dueState({
            ...payment,
            dueDate,
            today,
            path: '/pay-online',
            isPaymentBlocked: payment.isPaymentBlocked ?? false,
          });
        const attention = readAttention(payment?.attention);
        const { text, tone } = policyState(policy, attention);
        // what money received covers is not asked for
        const open = (payment?.duePremiums ?? []).filter(({ toBePaid }) => toBePaid > 0);
        const isPayable = state?.payable && open.length > 0;
        const premium = isPayable ? attention.find(({ action }) => action === 'pay-premium') : undefined;
        // a payment that was taken back needs its sentence
        const others = attention.filter((item) => item !== premium || item.reversal);
        return (
          <Stack>
            <DataList
              items={[
                { label: say('status'), value: <Badge tone={tone}>{text}</Badge> },
                // without a due date no premium is paid any more, and what can be paid is listed below
                ...(dueDate && !state?.payable
                  ? [
                      { label: say('premium'), value: formatRupees(modalPremiuminclusiveGST), figure: true },
                      { label: say('dueOn'), value: formatDate(dueDate), figure: true },
                    ]
                  : []),
                ...(state?.payable
                  ? open.map(({ dueDate: due, toBePaid, keepsCover }, at) => ({
                      label: say(keepsCover ? 'overdue' : 'premiumOf', { date: formatServerDate(due) }),
                      value: (
                        <Stack gap="1">
                          <span>{formatRupees(toBePaid)}</span>
                          {premium && at === 0 && <small>{attentionDeadlineText(premium, today, language)}</small>}
                        </Stack>
                      ),
                      figure: true,
                      strong: keepsCover,
                    }))
                  : [
                      { label: say('toPay'), value: state ? dueText(state, { dueDate }, language) : say('nothingDue') },
                    ]),
              ]}
            />
            {others.map((item) => (
              <Paragraph key={`${item.because} ${item.deadline ?? item.since} ${item.amount}`}>
                {attentionText(item, language)}
              </Paragraph>
            ))}
          </Stack>
        );
      }}
    </Part>
  );
}
