import { allPolicies, FormStep, fieldId, UploadField, useLocale, useStep } from '@lifedesk/journey';
import { birthDateMatchText, nameMatchText } from '@lifedesk/rules/texts';
import type { Schemas } from '@lifedesk/sdk';
import { Checkbox, Notice, RadioGroup, ReviewList, type ReviewRow, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { ekycJourney, hasOtherAddress, isWithoutGender } from './ekyc-journey.ts';
import type { FoundIdentity } from './load-ekyc.ts';

/** What was found beside ours, with the differences in words, and what to do with it. */
export default function FoundStep(): ReactElement {
  const { context, values, set, check, choice } = useStep(ekycJourney);
  const language = useLocale();
  const { found, useAddress, reason } = values;
  if (!found) return <FormStep heading={m.ekyc_foundHeading()}>{null}</FormStep>;
  const { match, isAddressUsable, address } = found;
  const isReview = match.outcome === 'review';
  // an address that does not agree is corrected in the next step, from what was found
  const prefill = async () =>
    useAddress && !isAddressUsable && values.addrLine1 === ''
      ? { addrLine1: address.addrLine1, addrLine2: address.addrLine2 ?? '', pinCode: address.pinCode }
      : undefined;
  return (
    <FormStep heading={m.ekyc_foundHeading()} lead={m.ekyc_foundLead()} check={prefill}>
      <Stack gap="6">
        <ReviewList
          caption={m.ekyc_foundCaption()}
          rows={rowsOf(found)}
          texts={{
            before: m.ekyc_ours(),
            after: m.ekyc_theirs(),
            changed: m.ekyc_differs(),
            nothing: m.review_nothing(),
            detail: m.review_detail(),
            action: m.review_action(),
          }}
        />
        {isReview ? (
          <>
            <Notice tone="warning" title={m.ekyc_differentTitle()}>
              {nameMatchText(match.name, language)} {birthDateMatchText(match.birthDate, language)}{' '}
              {m.ekyc_differentBody()}
            </Notice>
            <RadioGroup
              {...choice('reason')}
              label={m.ekyc_reasonLabel()}
              onValueChange={(value) => set({ reason: reasonOf(value) })}
              options={[
                { value: 'married', label: m.ekyc_reasonMarried() },
                { value: 'ours-wrong', label: m.ekyc_reasonOurs(), help: m.ekyc_reasonOursHelp() },
                { value: 'theirs-wrong', label: m.ekyc_reasonTheirs(), help: m.ekyc_reasonTheirsHelp() },
              ]}
            />
            {(reason === 'married' || reason === 'ours-wrong') && (
              <UploadField field="files" purpose="identity-proof" label={m.ekyc_reasonProof()} optional />
            )}
          </>
        ) : (
          <>
            <Notice tone="success">{m.ekyc_matches()}</Notice>
            {hasOtherAddress(found) && (
              <Checkbox
                {...check('useAddress')}
                label={m.ekyc_useAddress()}
                help={isAddressUsable ? undefined : m.ekyc_useAddressCorrected()}
              />
            )}
            {useAddress && context.policies.length > 1 && (
              <RadioGroup
                {...choice('which')}
                id={fieldId('which')}
                label={m.ekyc_whichLabel()}
                options={[
                  { value: allPolicies, label: m.choosePolicy_all() },
                  ...context.policies.map(({ policyNo, planName }) => ({
                    value: policyNo,
                    label: `${planName}, ${policyNo}`,
                  })),
                ]}
              />
            )}
            {isWithoutGender(found) && <Checkbox {...check('useGender')} label={m.ekyc_useGender()} />}
          </>
        )}
      </Stack>
    </FormStep>
  );
}

type Reason = Schemas['DifferenceReason'];
const reasonOf = (value: string): Reason | '' =>
  (['married', 'ours-wrong', 'theirs-wrong'] as const).find((one) => one === value) ?? '';

const genders: Readonly<Record<string, () => string>> = {
  M: m.ekyc_male,
  F: m.ekyc_female,
  T: m.ekyc_transgender,
};
const genderName = (gender: string | undefined) => genders[gender ?? '']?.() ?? gender;

/** A line for each detail: ours only where it differs. */
function rowsOf({ name, birthDate, birthYear, gender, address, differences }: FoundIdentity): ReviewRow[] {
  const of = (field: Schemas['IdentityDifference']['field']) => differences.filter((one) => one.field === field);
  const row = (id: string, label: string, after: string, ours: string | null | undefined): ReviewRow => ({
    id,
    label,
    before: ours === undefined ? m.ekyc_same() : ours,
    after,
    changed: ours !== undefined,
  });
  const oursOf = (field: 'name' | 'birth-date' | 'gender') => {
    const [found] = of(field);
    return found && (found.ours ?? null);
  };
  const found = [address.addrLine1, address.addrLine2, address.addrLine3, address.city, address.state, address.pinCode]
    .filter(Boolean)
    .join(', ');
  const ourGender = oursOf('gender');
  const addresses = of('address');
  return [
    row('name', m.ekyc_name(), name, oursOf('name')),
    row('birth', m.ekyc_birthDate(), birthDate ?? String(birthYear ?? ''), oursOf('birth-date')),
    row('gender', m.ekyc_gender(), genderName(gender) ?? '', ourGender && genderName(ourGender)),
    ...(addresses.length === 0
      ? [row('address', m.ekyc_address(), found, undefined)]
      : addresses.map(({ policyNos, ours }) =>
          row(policyNos.join(), m.ekyc_addressOf({ policies: policyNos.join(', ') }), found, ours ?? null),
        )),
  ];
}
