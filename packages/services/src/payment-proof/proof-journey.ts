import {
  choosePolicy,
  chosenAtFirst,
  dateProblemTexts,
  defineJourney,
  fileRefusal,
  type Message,
  ruleMessage,
  ticketCheck,
  ticketRefused,
  type UploadedFile,
  uploadProblem,
} from '@lifedesk/journey';
import {
  type CalendarDate,
  checkPaymentReference,
  checkProofDate,
  PAYMENT_RAILS,
  type PaymentRail,
  type PaymentReferenceReason,
  parseIsoDate,
} from '@lifedesk/rules';
import { paymentReferenceText, proofDateText } from '@lifedesk/rules/texts';
import type { AnswerOf, LifedeskError, Schemas } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { paymentProof } from './facts.ts';

export type ProofPolicy = Schemas['PaymentProofPolicy'];

/** The initial data of the journey. */
export interface ProofContext extends AnswerOf<'paymentProofEligibility'> {
  readonly today: CalendarDate;
}

type ProofValues = {
  readonly ticket: string;
  /** The request number that the server has found. */
  readonly checked: string;
  readonly policyNo: string;
  readonly financialYear: string;
  readonly rail: string;
  readonly reference: string;
  /** In paise; absent while the field contains no amount. */
  readonly amount: number | undefined;
  /** ISO 8601, or the partly typed date. */
  readonly paidOn: string;
  readonly files: readonly UploadedFile[];
};

export const policyOf = ({ policies }: ProofContext, policyNo: string): ProofPolicy | undefined =>
  policies.find((policy) => policy.policyNo === policyNo);

export const railOf = (rail: string): PaymentRail | undefined => PAYMENT_RAILS.find((one) => one === rail);

/** The chosen year, initially the newest. */
export const yearOf = (financialYear: string, policy: ProofPolicy | undefined): string =>
  financialYear || (policy?.financialYears[0] ?? '');

function referenceProblem(reference: string, rail: PaymentRail | undefined): Message | undefined {
  if (!rail) return undefined;
  const check = checkPaymentReference(reference, rail);
  if (check.valid) return undefined;
  return ruleMessage(
    (because: PaymentReferenceReason, language) => paymentReferenceText(because, rail, language),
    check.because,
  );
}

function dateProblem({ paidOn, financialYear }: ProofValues, policy: ProofPolicy | undefined, today: CalendarDate) {
  const date = parseIsoDate(paidOn);
  if (!date) return paidOn === '' ? m.paymentProof_paidOnMissing : dateProblemTexts.unreadable;
  const issueDate = policy && parseIsoDate(policy.issueDate);
  if (!issueDate) return undefined;
  const facts = { paidOn: date, issueDate, today, financialYear: yearOf(financialYear, policy) };
  const { accepted, because } = checkProofDate(facts);
  return accepted ? undefined : ruleMessage(proofDateText, because);
}

const blank: ProofValues = {
  ticket: '',
  checked: '',
  policyNo: '',
  financialYear: '',
  rail: '',
  reference: '',
  amount: undefined,
  paidOn: '',
  files: [],
};

export const proofJourney = defineJourney({
  id: paymentProof.id,
  guide: {
    needs: [m.paymentProof_needsTicket, m.paymentProof_needsStatement],
    next: [m.paymentProof_nextCompare, m.paymentProof_nextDecide, m.paymentProof_nextPaid],
  },
  blank,
  steps: [
    { ...ticketCheck, isDone: ({ ticket, checked }) => checked !== '' && checked === ticket },
    choosePolicy,
    {
      id: 'payment',
      name: m.paymentProof_paymentStep,
      fields: ['financialYear', 'rail', 'reference', 'amount', 'paidOn', 'files'],
      problems: (values, context: ProofContext) => {
        const policy = policyOf(context, values.policyNo);
        const rail = railOf(values.rail);
        return {
          rail: rail ? undefined : m.paymentProof_railMissing,
          reference: referenceProblem(values.reference, rail),
          amount: values.amount ? undefined : m.paymentProof_amountMissing,
          paidOn: dateProblem(values, policy, context.today),
          files: uploadProblem(values.files, true),
        };
      },
    },
    { id: 'review', name: m.review_step },
  ],
  begin: (context: ProofContext, query) => ({ ...chosenAtFirst(context, query), ticket: query.get('ticket') ?? '' }),
  refusals(error: LifedeskError, values) {
    const ofFile = fileRefusal(error, values.files);
    if (ofFile) return { files: ofFile };
    if (error.code === 'ticket-invalid') return ticketRefused(error);
    return error.code === 'duplicate' ? { reference: m.paymentProof_duplicate } : undefined;
  },
});
