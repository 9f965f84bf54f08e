import * as m from '@lifedesk/journey/messages';
import { RadioGroup } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement, ReactNode } from 'react';
import { FormStep } from '../../engine/FormStep.tsx';
import { useJourneyState } from '../../engine/journey-state.ts';
import { fieldId } from '../../engine/use-step.ts';
import { translateAtom } from '../../locale/error-text.ts';
import type { EligiblePolicy } from './policy-choice.ts';

interface ChoosePolicyStepProps<Policy extends EligiblePolicy> {
  readonly policies: readonly Policy[];
  readonly heading?: string;
  readonly lead?: ReactNode;
  /** What distinguishes policies of one plan, besides the number. */
  readonly detail?: (policy: Policy) => ReactNode;
}

/** Chooses one of several policies. The policies are props; it does not depend on a service. */
export function ChoosePolicyStep<Policy extends EligiblePolicy>(props: ChoosePolicyStepProps<Policy>): ReactElement {
  const { policies, heading = m.choosePolicy_heading(), lead, detail } = props;
  const { values, problems, set } = useJourneyState();
  const translate = useAtomValue(translateAtom);
  return (
    <FormStep heading={heading} lead={lead}>
      <RadioGroup
        id={fieldId('policyNo')}
        name="policyNo"
        label={m.choosePolicy_label()}
        error={problems.policyNo && translate(problems.policyNo)}
        value={String(values.policyNo ?? '')}
        onValueChange={(policyNo) => set({ policyNo })}
        options={policies.map((policy) => ({
          value: policy.policyNo,
          label: policy.planName,
          help: (
            <>
              {m.policy_number({ number: policy.policyNo })}
              {detail && <> · {detail(policy)}</>}
            </>
          ),
        }))}
      />
    </FormStep>
  );
}
