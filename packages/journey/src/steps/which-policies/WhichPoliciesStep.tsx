import * as m from '@lifedesk/journey/messages';
import { RadioGroup } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement, ReactNode } from 'react';
import { FormStep } from '../../engine/FormStep.tsx';
import { useJourneyState } from '../../engine/journey-state.ts';
import { fieldId } from '../../engine/use-step.ts';
import { translateAtom } from '../../locale/error-text.ts';
import { allPolicies } from './which-policies.ts';

interface WhichPoliciesStepProps<Policy> {
  readonly policies: readonly Policy[];
  readonly heading: string;
  /** What "all policies" changes in addition. */
  readonly allHelp?: ReactNode;
  /** The present value for a policy. */
  readonly present: (policy: Policy) => ReactNode;
}

/** Asks which policy a change applies to, or all. It does not depend on a service. */
export function WhichPoliciesStep<Policy extends { readonly policyNo: string; readonly planName: string }>(
  props: WhichPoliciesStepProps<Policy>,
): ReactElement {
  const { policies, heading, allHelp, present } = props;
  const { values, problems, set } = useJourneyState();
  const translate = useAtomValue(translateAtom);
  return (
    <FormStep heading={heading}>
      <RadioGroup
        id={fieldId('which')}
        name="which"
        label={m.choosePolicy_which()}
        error={problems.which && translate(problems.which)}
        value={String(values.which ?? '')}
        onValueChange={(which) => set({ which })}
        options={[
          { value: allPolicies, label: m.choosePolicy_all(), help: allHelp },
          ...policies.map((policy) => ({
            value: policy.policyNo,
            label: `${policy.planName}, ${policy.policyNo}`,
            help: present(policy),
          })),
        ]}
      />
    </FormStep>
  );
}
