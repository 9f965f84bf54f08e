import { FormStep, fieldId, translateAtom, useJourneyState } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { DataList, Notice, RadioGroup, Spoken, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { type HealthContext, isUnchanged, keyOf, needOf } from './health-journey.ts';
import { type HealthNeed, NO, OWN, textOf, YES } from './health-values.ts';
import { SaveCopy } from './SaveCopy.tsx';

/** Why the questions are asked, and what happens with the answers. */
const about = () => [
  m.submitEhdf_aboutTime(),
  m.submitEhdf_aboutLost(),
  m.submitEhdf_aboutWho(),
  m.submitEhdf_aboutNever(),
];

export const numberOf = ({ policyNo, applicationNo = '' }: HealthNeed): string =>
  policyNo === undefined ? m.submitEhdf_application({ number: applicationNo }) : m.policy_number({ number: policyNo });

const whyOf = ({ because }: HealthNeed): string =>
  because === 'application' ? m.submitEhdf_becauseApplication() : m.submitEhdf_becauseRevival();

/** What the declaration is for, before any question. */
export function HealthStart(): ReactElement {
  const { context, values, problems, set } = useJourneyState();
  const translate = useAtomValue(translateAtom);
  const problem = problems[OWN.subject];
  const { needs } = context as HealthContext;
  const [only] = needs;
  const chosen = needOf(context as HealthContext, values);
  const unchanged = isUnchanged(values, context as HealthContext);
  return (
    <FormStep
      heading={m.submitEhdf_heading()}
      lead={m.submitEhdf_lead()}
      action={unchanged ? m.journey_continue() : m.submitEhdf_begin()}
    >
      <Stack gap="6">
        {needs.length === 1 && only ? (
          <DataList
            items={[
              { label: m.submitEhdf_subject(), value: `${only.planName}, ${numberOf(only)}` },
              { label: m.submitEhdf_insured(), value: only.lifeAssuredName },
              { label: m.submitEhdf_why(), value: whyOf(only) },
            ]}
          />
        ) : (
          <RadioGroup
            id={fieldId(OWN.subject)}
            name={OWN.subject}
            label={m.submitEhdf_which()}
            error={problem && translate(problem)}
            value={textOf(values, OWN.subject)}
            onValueChange={(subject) => set({ [OWN.subject]: subject, [OWN.changed]: '' })}
            options={needs.map((need) => ({
              value: keyOf(need),
              label: need.planName,
              help: `${numberOf(need)}. ${need.lifeAssuredName}. ${whyOf(need)}`,
            }))}
          />
        )}
        {chosen?.canConfirm && <Unchanged need={chosen} />}
        {!unchanged && (
          <Notice title={m.submitEhdf_aboutTitle()}>
            <Stack as="ul" gap="2">
              {about().map((line) => (
                <li key={line}>
                  <Spoken>{line}</Spoken>
                </li>
              ))}
            </Stack>
          </Notice>
        )}
      </Stack>
    </FormStep>
  );
}

/** The last declaration has expired: one question decides whether it counts again. */
function Unchanged({ need: { declaredOn = '', ticket, hasCopy } }: { readonly need: HealthNeed }): ReactElement {
  const { values, problems, set } = useJourneyState();
  const translate = useAtomValue(translateAtom);
  const problem = problems[OWN.changed];
  return (
    <Stack gap="4">
      <RadioGroup
        id={fieldId(OWN.changed)}
        name={OWN.changed}
        label={m.submitEhdf_hasChanged({ date: formatServerDate(declaredOn) })}
        help={m.submitEhdf_hasChangedHelp()}
        error={problem && translate(problem)}
        value={textOf(values, OWN.changed)}
        onValueChange={(changed) => set({ [OWN.changed]: changed })}
        options={[
          { value: YES, label: m.submitEhdf_yes() },
          { value: NO, label: m.submitEhdf_no() },
        ]}
      />
      {hasCopy && ticket && <SaveCopy ticket={ticket} />}
    </Stack>
  );
}
