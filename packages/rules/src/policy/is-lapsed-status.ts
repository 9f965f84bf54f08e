/** The status codes of lapsed policies. Specification section 4. */
export const LAPSED_STATUS_CODES = ['4', 'B', '3', 'E', '5'] as const;
export type LapsedStatusCode = (typeof LAPSED_STATUS_CODES)[number];

/**
 * Whether a policy status code means lapsed, so that the policy can be revived or reinstated. Specification section 4.
 */
export function isLapsedStatus(policyStatusCode: string | null | undefined): boolean {
  return LAPSED_STATUS_CODES.some((code) => code === policyStatusCode);
}
