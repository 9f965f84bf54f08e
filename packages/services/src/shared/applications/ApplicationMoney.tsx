import { useApp } from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { Button, Card, DataList, type DataListItem, Inline, Notice, Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect, useState } from 'react';
import * as m from '../../texts.ts';
import { momentOf, type Payment, paymentWords } from './application-words.ts';

interface ApplicationMoneyProps {
  readonly payment: Payment;
  /** The address of the application, where the UPI app returns. */
  readonly address: string;
  readonly onAgain: () => void;
}

/** What was blocked or paid for the application, until when, and what comes back. */
export function ApplicationMoney({ payment, address, onAgain }: ApplicationMoneyProps): ReactElement | null {
  const { state, approval } = payment;
  if (state === 'none' && !approval) return null;
  return (
    <Card heading={m.applicationTracker_money()}>
      <Stack gap="4">
        {state === 'block-expired' && (
          <Notice title={m.applicationTracker_blockExpired()}>{m.applicationTracker_blockExpiredBody()}</Notice>
        )}
        {approval && <Approval approval={approval} address={address} onAgain={onAgain} />}
        <DataList items={itemsOf(payment)} />
      </Stack>
    </Card>
  );
}

function itemsOf(payment: Payment): DataListItem[] {
  const { amount, blockedUntil, debited, released, medicalCost, interest, backBy, backOn } = payment;
  const money = (label: string, sum: number | undefined): DataListItem | undefined =>
    sum ? { label, value: formatRupees(sum), figure: true } : undefined;
  const day = (label: string, date: string | undefined): DataListItem | undefined =>
    date ? { label, value: formatServerDate(date), figure: true } : undefined;
  const items = [
    { label: m.applicationTracker_payState(), value: paymentWords(payment) },
    money(m.applicationTracker_payAmount(), amount),
    day(m.applicationTracker_blockedUntil(), blockedUntil),
    money(m.applicationTracker_debited(), debited),
    money(m.applicationTracker_released(), released),
    money(m.applicationTracker_medicalCost(), medicalCost),
    money(m.applicationTracker_interest(), interest),
    backOn ? day(m.applicationTracker_backOn(), backOn) : day(m.applicationTracker_backBy(), backBy),
  ];
  return items.filter((item): item is DataListItem => item !== undefined);
}

interface ApprovalProps extends Omit<ApplicationMoneyProps, 'payment'> {
  readonly approval: NonNullable<Payment['approval']>;
}

/** How often, in milliseconds, and how many times we ask whether the UPI app has answered. */
const PAUSE_MS = 3000;
const MAX_CHECKS = 10;

/** A new block that waits for the applicant, and the page of the UPI app to approve it. */
function Approval({ approval, address, onAgain }: ApprovalProps): ReactElement {
  const { leave } = useApp();
  const { amount, approvalUrl, expiresAt } = approval;
  const [checks, setChecks] = useState(0);
  useEffect(() => {
    if (approvalUrl || checks === MAX_CHECKS) return;
    const timer = setTimeout(() => {
      setChecks(checks + 1);
      onAgain();
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [approvalUrl, checks, onAgain]);
  return (
    <Notice
      tone="warning"
      title={m.applicationTracker_approve({ amount: formatRupees(amount) })}
      actions={
        <Inline>
          {approvalUrl ? (
            <Button onClick={() => leave(approvalUrl, address)}>{m.applicationTracker_toUpi()}</Button>
          ) : (
            <Button variant="secondary" onClick={onAgain}>
              {m.applicationTracker_checkAgain()}
            </Button>
          )}
        </Inline>
      }
    >
      <p>{approvalUrl ? m.applicationTracker_approveBody() : m.applicationTracker_approveSoon()}</p>
      {expiresAt && <p>{m.applicationTracker_approveBy({ at: momentOf(expiresAt) })}</p>}
    </Notice>
  );
}
