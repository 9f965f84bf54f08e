import {
  AddressFields,
  addressOf,
  addressText,
  FormStep,
  fileNames,
  ReviewStep,
  UploadField,
  useHref,
  useStep,
  WhichPoliciesStep,
  whichRows,
} from '@lifedesk/journey';
import { Link, SelectField, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { addressJourney } from './address-journey.ts';
import { proofKinds, proofName } from './proof-names.ts';

/** For which policy, or for all. */
export function WhichStep(): ReactElement {
  const { context } = useStep(addressJourney);
  return (
    <WhichPoliciesStep
      policies={context.policies}
      heading={m.updateAddress_whichHeading()}
      allHelp={m.updateAddress_allHelp()}
      present={({ addressDetails }) => (addressDetails ? addressText(addressDetails) : m.review_nothing())}
    />
  );
}

export function AddressStep(): ReactElement {
  const { context } = useStep(addressJourney);
  return (
    <FormStep heading={m.updateAddress_heading()} lead={m.updateAddress_lead()}>
      <AddressFields states={context.states} />
    </FormStep>
  );
}

export function ProofStep(): ReactElement {
  const { text } = useStep(addressJourney);
  const identity = useHref()('ekyc');
  return (
    <FormStep heading={m.updateAddress_proofHeading()} lead={m.updateAddress_proofLead()}>
      <Stack gap="6">
        {identity && (
          <p>
            {m.updateAddress_inAadhaar()} <Link href={identity}>{m.updateAddress_fromAadhaar()}</Link>
          </p>
        )}
        <SelectField
          {...text('proofKind')}
          label={m.updateAddress_proofKind()}
          placeholder={m.address_choose()}
          options={proofKinds.map((value) => ({ value, label: proofName(value) }))}
        />
        <UploadField field="proof" purpose="address-proof" label={m.updateAddress_proof()} />
      </Stack>
    </FormStep>
  );
}

/** The present and the new address, for each policy concerned. */
export function AddressReview(): ReactElement {
  const { context, values } = useStep(addressJourney);
  const { which, proofKind, proof } = values;
  return (
    <ReviewStep
      heading={m.updateAddress_workType()}
      caption={m.updateAddress_workType()}
      action={m.updateAddress_send()}
      rows={[
        ...whichRows(which, context, {
          before: ({ addressDetails }) => addressDetails && addressText(addressDetails),
          after: addressText(addressOf(values)),
          step: 'address',
        }),
        {
          id: 'proof',
          label: m.updateAddress_proof(),
          before: null,
          after: `${proofKind && proofName(proofKind)}: ${fileNames(proof)}`,
          step: 'proof',
        },
      ]}
    />
  );
}
