import { fromBase64, toBase64 } from './base64-text.ts';

/**
 * Who uses the link: links of a corporate user carry the number in base64, all others the policy's id from the
 * dashboard list.
 */
export interface PolicyLinkContext {
  readonly isCorporateUser: boolean;
  /** The dashboard list. A corporate link does not need it. */
  readonly policies: readonly { readonly policyNo: string; readonly id: string }[];
}

/**
 * The opaque id that a link to a policy carries instead of its number; an empty string if there is none. Specification
 * section 2.
 */
export function policyLinkId(policyNo: string, { isCorporateUser, policies }: PolicyLinkContext): string {
  if (isCorporateUser) return toBase64(policyNo);
  return policies.find((policy) => policy.policyNo === policyNo)?.id ?? '';
}

/** The policy number for a link's id; an empty string if the id has none. Specification section 2. */
export function policyNoOfLinkId(id: string, { isCorporateUser, policies }: PolicyLinkContext): string {
  if (isCorporateUser) return fromBase64(id) ?? '';
  return policies.find((policy) => policy.id === id)?.policyNo ?? '';
}
