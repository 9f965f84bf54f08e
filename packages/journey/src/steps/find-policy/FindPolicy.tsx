import * as m from '@lifedesk/journey/messages';
import { isLifedeskError } from '@lifedesk/sdk';
import { Combobox, type ComboboxOption } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import type { Policy } from '../../customer/answers.ts';
import { statusWords } from '../../policy/status.ts';
import { useApp } from '../../provider/app.ts';
import { findPolicies } from './company-policies.ts';

interface FindPolicyProps {
  readonly label: string;
  readonly onChoose: (policy: Policy) => void;
}

interface PolicyOption extends ComboboxOption {
  readonly policy: Policy;
}

/** Milliseconds after the last key before it asks the server. */
const pause = 250;

/** One of a company's policies, found by typing a number, a name or a status. It does not depend on a service. */
export function FindPolicy({ label, onChoose }: FindPolicyProps): ReactElement {
  const { sdk, fail } = useApp();
  const search = async (text: string, signal: AbortSignal) => {
    try {
      const { policies, areMore } = await findPolicies(sdk, text, signal);
      return { options: policies.map(optionOf), more: areMore ? 1 : 0 };
    } catch (error) {
      // that hook handles what a failure does to the session; the field itself says that the search failed
      if (!signal.aborted && isLifedeskError(error)) fail(error);
      throw error;
    }
  };
  return (
    <Combobox<PolicyOption>
      label={label}
      help={m.findPolicy_help()}
      search={search}
      least={2}
      wait={pause}
      onValueChange={(option) => option && onChoose(option.policy)}
      texts={{
        list: m.findPolicy_list(),
        searching: m.findPolicy_searching(),
        nothing: m.findPolicy_nothing(),
        failed: m.findPolicy_failed(),
        more: () => m.findPolicy_more(),
        found: (count, more) => (more ? m.findPolicy_foundMore({ count }) : m.findPolicy_found({ count })),
        clear: m.findPolicy_clear(),
      }}
    />
  );
}

function optionOf(policy: Policy): PolicyOption {
  const { policyNo, policyHolderName, id } = policy;
  return { value: id, label: policyNo, detail: `${policyHolderName}, ${statusWords(policy)}`, policy };
}
