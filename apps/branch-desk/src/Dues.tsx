import { type Policy, policyState, readAttention, silent, useApp, useLocale } from '@lifedesk/journey';
import { dueState, formatDate, formatRupees, formatServerDate, parseDayFirstDate, todayInIndia } from '@lifedesk/rules';
import { attentionText, dueText } from '@lifedesk/rules/texts';
import { viewPaymentDetails } from '@lifedesk/sdk';
import { Badge, DataList, Spoken, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { Part } from './Part.tsx';
import { say } from './texts.ts';

/** The status of the policy, what can be paid now or why nothing can, and what else needs the customer. */
export function Dues({ policy }: { readonly policy: Policy }): ReactElement {
  const { sdk, now } = useApp();
  const language = useLocale();
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
            today: todayInIndia(now()),
            path: '/pay-online',
            isPaymentBlocked: payment.isPaymentBlocked ?? false,
          });
        const attention = readAttention(payment?.attention);
        const { text, tone } = policyState(policy, attention);
        return (
          <Stack>
            <DataList
              items={[
                { label: say('status'), value: <Badge tone={tone}>{text}</Badge> },
                // without a due date no premium is paid any more
                ...(dueDate
                  ? [
                      { label: say('premium'), value: formatRupees(modalPremiuminclusiveGST), figure: true },
                      { label: say('dueOn'), value: formatDate(dueDate), figure: true },
                    ]
                  : []),
                ...(state?.payable
                  ? (payment?.duePremiums ?? []).map(({ dueDate: due, toBePaid, keepsCover }) => ({
                      label: say(keepsCover ? 'overdue' : 'premiumOf', { date: formatServerDate(due) }),
                      value: formatRupees(toBePaid),
                      figure: true,
                      strong: keepsCover,
                    }))
                  : [
                      { label: say('toPay'), value: state ? dueText(state, { dueDate }, language) : say('nothingDue') },
                    ]),
              ]}
            />
            {attention.map((item) => (
              <p key={`${item.because} ${item.deadline ?? item.since} ${item.amount}`}>
                <Spoken>{attentionText(item, language)}</Spoken>
              </p>
            ))}
          </Stack>
        );
      }}
    </Part>
  );
}
