import {
  type AddressesContext,
  addressFields,
  addressProblems,
  addressRefused,
  addressTransient,
  blankAddress,
  defineJourney,
  fileRefusal,
  type UploadedFile,
  uploadProblem,
  whichAtFirst,
  whichPolicies,
} from '@lifedesk/journey';
import type { LifedeskError, Schemas } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { updateAddress } from './facts.ts';

type Values = typeof blankAddress & {
  readonly which: string;
  readonly proofKind: Schemas['AddressProofKind'] | '';
  readonly proof: readonly UploadedFile[];
};
const blank: Values = { ...blankAddress, which: '', proofKind: '', proof: [] };

export const addressJourney = defineJourney({
  id: updateAddress.id,
  guide: {
    needs: [m.updateAddress_needsPin, m.updateAddress_needsProof],
    next: [m.updateAddress_nextLetters, m.updateAddress_nextProof, m.journey_nextStages],
  },
  blank,
  transient: addressTransient,
  steps: [
    whichPolicies,
    { id: 'address', name: m.updateAddress_step, fields: addressFields, problems: (values) => addressProblems(values) },
    {
      id: 'proof',
      name: m.updateAddress_proofStep,
      fields: ['proofKind', 'proof'],
      problems: ({ proofKind, proof }) => ({
        proofKind: proofKind ? undefined : m.updateAddress_proofKindMissing,
        proof: uploadProblem(proof, true),
      }),
    },
    { id: 'review', name: m.review_step },
  ],
  begin: (context: AddressesContext, query: URLSearchParams) => whichAtFirst(context, query),
  refusals: (error: LifedeskError, values) => {
    const ofFile = fileRefusal(error, values.proof);
    return ofFile ? { proof: ofFile } : addressRefused(error);
  },
});
