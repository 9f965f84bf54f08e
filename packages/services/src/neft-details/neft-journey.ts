import {
  confirmByOtp,
  fileRefusal,
  needsChoice,
  type Problems,
  ruleMessage,
  type UploadedFile,
  uploadProblem,
  whichAtFirst,
  whichPolicies,
} from '@lifedesk/journey';
import { checkBankAccount, checkIfsc, confirmsBankAccount, stripNameTitle } from '@lifedesk/rules';
import { bankAccountText, ifscText } from '@lifedesk/rules/texts';
import type { AnswerOf, LifedeskError, Schemas } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { neftDetails } from './facts.ts';

/** What the bank said about an account. */
interface VerifiedAccount extends AnswerOf<'verifyNeftDetails'> {
  readonly bankNameAndBranchName: string;
  /** The account that it is about. */
  readonly account: string;
}

export type NeftValues = {
  readonly which: string;
  readonly ifscCode: string;
  readonly accountHolderName: string;
  readonly bankAccountNo: string;
  readonly confirmBankAccountNo: string;
  readonly bankAccountType: Schemas['BankAccountType'] | '';
  readonly verified: VerifiedAccount | undefined;
  readonly proof: readonly UploadedFile[];
};
const blank: NeftValues = {
  which: '',
  ifscCode: '',
  accountHolderName: '',
  bankAccountNo: '',
  confirmBankAccountNo: '',
  bankAccountType: '',
  verified: undefined,
  proof: [],
};
const accountFields = [
  'ifscCode',
  'accountHolderName',
  'bankAccountNo',
  'confirmBankAccountNo',
  'bankAccountType',
] as const;

/** The account as one text, to see whether it is still the one that the bank checked. */
export const accountOf = (values: NeftValues): string => accountFields.map((field) => values[field]).join('|');

export const neftJourney = confirmByOtp({
  id: neftDetails.id,
  guide: {
    needs: [m.neftDetails_needsAccount, m.neftDetails_needsProof, m.journey_needsOtp],
    next: [m.neftDetails_nextCheck, m.neftDetails_nextConfirm, m.neftDetails_nextPayouts],
  },
  confirm: { workType: neftDetails.workType, challenge: async (_sdk, { verified }) => verified },
  blank,
  secrets: ['bankAccountNo', 'confirmBankAccountNo'],
  transient: ['verified'],
  steps: [
    { ...whichPolicies, applies: (_values, context) => needsChoice(context) },
    {
      id: 'account',
      name: m.neftDetails_step,
      fields: accountFields,
      problems({ ifscCode, accountHolderName, bankAccountNo, confirmBankAccountNo, bankAccountType }) {
        const ifsc = checkIfsc(ifscCode);
        const account = checkBankAccount(bankAccountNo);
        return {
          ifscCode: ifsc.valid ? undefined : ruleMessage(ifscText, ifsc.because),
          accountHolderName: accountHolderName.trim() ? undefined : m.neftDetails_holderMissing,
          bankAccountNo: account.valid ? undefined : ruleMessage(bankAccountText, account.because),
          confirmBankAccountNo:
            account.valid && !confirmsBankAccount(bankAccountNo, confirmBankAccountNo)
              ? m.neftDetails_differs
              : undefined,
          bankAccountType: bankAccountType ? undefined : m.neftDetails_typeMissing,
        };
      },
      isDone: (values) => values.verified?.account === accountOf(values),
    },
    {
      id: 'proof',
      name: m.neftDetails_proofStep,
      fields: ['proof'],
      applies: ({ verified }) => verified?.isProofRequired === true,
      mayApply: () => true,
      problems: ({ proof }) => ({ proof: uploadProblem(proof, true) }),
    },
  ],
  begin: (context: AnswerOf<'fetchNeft'>, query: URLSearchParams) => ({
    ...whichAtFirst(context, query),
    accountHolderName: soleHolder(context),
  }),
  refusals,
});

/** The holder of the policies, who usually holds the account; blank if the policies have several. */
function soleHolder({ policies }: AnswerOf<'fetchNeft'>): string {
  const [name = '', ...others] = new Set(policies.map(({ policyHolderName }) => policyHolderName));
  return others.length === 0 ? stripNameTitle(name) : '';
}

/** Where a refusal is shown: an unknown IFSC, an account that the bank does not know, a file that is not accepted. */
function refusals(error: LifedeskError, values: NeftValues): Problems<NeftValues> | undefined {
  if (error.operation === 'bankDetails' && error.status === 404) return { ifscCode: m.neftDetails_ifscUnknown };
  const ofFile = fileRefusal(error, values.proof);
  if (ofFile) return { proof: ofFile };
  const of = (field: string) => error.fieldErrors.some(({ pointer }) => pointer === `/${field}`);
  if (of('ifscCode')) return { ifscCode: m.neftDetails_ifscUnknown };
  if (of('bankAccountNo')) return { bankAccountNo: m.neftDetails_numberUnknown };
  if (of('confirmBankAccountNo')) return { confirmBankAccountNo: m.neftDetails_differs };
  return of('verificationId') ? { bankAccountNo: m.neftDetails_askAgain } : undefined;
}
