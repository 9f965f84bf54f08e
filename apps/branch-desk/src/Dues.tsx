import { formatDate, formatRupees, isLapsedStatus, parseDayFirstDate } from '@lifedesk/rules';
import { viewPaymentDetails } from '@lifedesk/sdk';
import { Badge, DataList, Notice, Stack } from '@lifedesk/ui';
import { inPlace, type Policy, useDesk } from './desk.ts';
import { Part } from './Part.tsx';

/** How the policy stands, and what is to be paid. */
export function Dues({ policy }: { readonly policy: Policy }) {
  const { sdk, say, sayCode } = useDesk();
  const { policyNo, policyStatusCode: code, policyStatus, modalPremiuminclusiveGST } = policy;
  const tone = code === '1' ? 'success' : isLapsedStatus(code) ? 'error' : 'neutral';
  const status = <Badge tone={tone}>{sayCode('status', code, policyStatus)}</Badge>;
  return (
    <Part heading={say('dues')} ask={(signal) => viewPaymentDetails(sdk, { policyNo }, { ...inPlace, signal })}>
      {(payments) => {
        const payment = payments.find((each) => each.policyNo === policyNo);
        const due = parseDayFirstDate(payment?.dueDate);
        const toPay = formatRupees(payment?.totalPremiumDueToBePaid ?? 0);
        return (
          <Stack>
            <DataList
              items={[
                { label: say('status'), value: status },
                { label: say('premium'), value: formatRupees(modalPremiuminclusiveGST), figure: true },
                { label: say('dueOn'), value: due ? formatDate(due) : say('nothingDue'), figure: true },
                { label: say('toPay'), value: toPay, figure: true, strong: true },
              ]}
            />
            {payment?.ongoingTransaction && <Notice>{say('paymentOngoing')}</Notice>}
          </Stack>
        );
      }}
    </Part>
  );
}
