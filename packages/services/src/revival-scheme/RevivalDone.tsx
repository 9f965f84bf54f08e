import { Acknowledgement, type SentRequest } from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { PayRevival } from './PayRevival.tsx';

/** The request number, and what is left: to pay, or to wait for a review. */
export default function RevivalDone({ sent }: { readonly sent: SentRequest }): ReactElement {
  const { policyNo, amount } = sent.facts ?? {};
  const isPayable = policyNo !== undefined && amount !== undefined;
  return (
    <Acknowledgement
      sent={sent}
      workType={m.revivalScheme_workType()}
      heading={m.revivalScheme_done()}
      details={policyNo === undefined ? [] : [{ label: m.choosePolicy_label(), value: policyNo, figure: true }]}
      body={isPayable ? m.revivalScheme_donePay({ amount: formatRupees(Number(amount)) }) : m.revivalScheme_doneWait()}
      {...(isPayable && { action: <PayRevival policyNo={policyNo} amount={Number(amount)} /> })}
    />
  );
}
