import {
  AddressFields,
  addressOf,
  addressText,
  FormStep,
  fieldId,
  policyNosOf,
  ReviewStep,
  translateAtom,
  UploadField,
  useLocale,
  useStep,
} from '@lifedesk/journey';
import { Button, Notice, RadioGroup, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { ConsentStep } from '../shared/identity/ConsentStep.tsx';
import { answerIn, OtherWays } from '../shared/identity/OtherWays.tsx';
import * as m from '../texts.ts';
import { ekycJourney, withoutFound } from './ekyc-journey.ts';
import { otherWays } from './ways.ts';

/** Why we ask, and the ways: all equal, none chosen. */
export function EkycWays(): ReactElement {
  const { context, choice } = useStep(ekycJourney);
  const language = useLocale();
  const { canUseAadhaarOtp, canUseAadhaarFile } = context;
  return (
    <FormStep heading={m.ekyc_heading()} lead={m.ekyc_lead()}>
      <RadioGroup
        {...choice('way')}
        label={m.ekyc_wayLabel()}
        options={[
          ...(canUseAadhaarOtp ? [{ value: 'aadhaar', label: m.ekyc_byOtp(), help: m.ekyc_byOtpHelp() }] : []),
          ...(canUseAadhaarFile ? [{ value: 'file', label: m.ekyc_byFile(), help: m.ekyc_byFileHelp() }] : []),
          ...otherWays(context, language).map(({ way, name, days }) => ({
            value: way,
            label: name,
            help: answerIn({ days }),
          })),
        ]}
      />
    </FormStep>
  );
}

export function EkycConsent(): ReactElement {
  const { context } = useStep(ekycJourney);
  return <ConsentStep heading={m.ekyc_consentHeading()} lead={m.ekyc_consentLead()} consent={context.consent} />;
}

/** The other ways, one press away from a check. */
export function InsteadOfCheck(): ReactElement {
  const { context, values, set } = useStep(ekycJourney);
  const language = useLocale();
  const { canUseAadhaarOtp, canUseAadhaarFile } = context;
  return (
    <OtherWays
      ways={[
        ...(values.way === 'aadhaar' && canUseAadhaarFile ? [{ way: 'file' as const, name: m.ekyc_byFile() }] : []),
        ...(values.way === 'file' && canUseAadhaarOtp ? [{ way: 'aadhaar' as const, name: m.ekyc_byOtp() }] : []),
        ...otherWays(context, language),
      ]}
      lead={m.ekyc_otherWaysLead()}
      onChoose={(way) => set({ way, ...withoutFound })}
    />
  );
}

/** A found address whose state, city and PIN code do not agree is applied only after the person corrects it, with a proof. */
export function CorrectAddress(): ReactElement {
  const { context } = useStep(ekycJourney);
  return (
    <FormStep heading={m.ekyc_addressHeading()} lead={m.ekyc_addressLead()}>
      <Stack gap="6">
        <AddressFields states={context.states} />
        <UploadField field="files" purpose="identity-proof" label={m.updateAddress_proof()} />
      </Stack>
    </FormStep>
  );
}

/** What is about to happen with what was found. */
export function EkycReview(): ReactElement {
  const { context, values, problems, set } = useStep(ekycJourney);
  const translate = useAtomValue(translateAtom);
  const { found, useAddress, useGender, which } = values;
  const isReview = found?.match.outcome === 'review';
  const address = found && (found.isAddressUsable ? found.address : addressOf(values));
  return (
    <ReviewStep
      heading={isReview ? m.ekyc_reviewHeading() : m.ekyc_sendHeading()}
      lead={isReview ? m.ekyc_reviewLead() : m.ekyc_sendLead()}
      caption={m.ekyc_workType()}
      action={isReview ? m.ekyc_sendReview() : m.ekyc_send()}
      rows={[
        { id: 'name', label: m.ekyc_name(), after: found?.name ?? '' },
        { id: 'aadhaar', label: m.ekyc_lastFour(), after: found?.aadhaarLastFour ?? '', figure: true },
        ...(useAddress && !isReview && address
          ? [
              {
                id: 'address',
                label: m.ekyc_addressFor({ policies: policyNosOf(which, context).join(', ') }),
                after: addressText(address),
                step: found?.isAddressUsable ? 'found' : 'address',
              },
            ]
          : [{ id: 'address', label: m.ekyc_address(), after: m.ekyc_stays(), step: 'found' }]),
        ...(useGender && !isReview
          ? [{ id: 'gender', label: m.ekyc_gender(), after: m.ekyc_isAdded(), step: 'found' }]
          : []),
      ]}
    >
      {problems.found && (
        <Notice
          tone="warning"
          actions={
            <Button variant="secondary" id={fieldId('found')} onClick={() => set(withoutFound)}>
              {m.ekyc_again()}
            </Button>
          }
        >
          {translate(problems.found)}
        </Notice>
      )}
    </ReviewStep>
  );
}
