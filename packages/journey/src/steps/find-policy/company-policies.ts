import { checkPolicyNumber, policyNoOfLinkId } from '@lifedesk/rules';
import { type CallOptions, type Sdk, smartPolicySearch } from '@lifedesk/sdk';
import { silent } from '../../answers/use-answer.ts';
import type { Policy } from '../../customer/answers.ts';
import { statusInServerWords } from '../../policy/status.ts';

/** How many of the found policies are shown. Typing more finds the others. */
const shownPolicies = 20;

/** The longest query that the server accepts, in characters. No number, name or status is longer. */
const longest = 60;

/** The result of a search in a company's policies. */
interface FoundPolicies {
  readonly policies: readonly Policy[];
  /** There are more than are shown. */
  readonly areMore: boolean;
}

/** The company's policies whose number, holder or status may match the text, the best first. @throws LifedeskError */
export async function findPolicies(sdk: Sdk, text: string, signal: AbortSignal): Promise<FoundPolicies> {
  if (text.length > longest) return { policies: [], areMore: false };
  // one more than is shown reveals whether there are more
  const body = { query: statusInServerWords(text) ?? text, limit: shownPolicies + 1 };
  const { policiesData } = await smartPolicySearch(sdk, body, { ...silent, signal });
  return { policies: policiesData.slice(0, shownPolicies), areMore: policiesData.length > shownPolicies };
}

/** The company's policy that an address names by its opaque id; undefined if there is none. @throws LifedeskError */
export async function companyPolicy(
  sdk: Sdk,
  { id }: { readonly id: string },
  options: CallOptions,
): Promise<Policy | undefined> {
  const number = checkPolicyNumber(policyNoOfLinkId(id, { isCorporateUser: true, policies: [] }));
  if (!number.valid) return undefined;
  const { policiesData } = await smartPolicySearch(sdk, { query: number.value, limit: 1 }, options);
  return policiesData.find(({ policyNo }) => policyNo === number.value);
}
