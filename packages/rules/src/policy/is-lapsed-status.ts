/** The status codes of lapsed policies. Specification section 4. */
export const LAPSED_STATUS_CODES = ['4', 'B', '3', 'E', '5'] as const;
export type LapsedStatusCode = (typeof LAPSED_STATUS_CODES)[number];

/** Whether a policy status code is one of the lapsed ones, to which revival and reinstatement are open. Specification section 4. */
export function isLapsedStatus(policyStatusCode: string | null | undefined): boolean {
  return LAPSED_STATUS_CODES.some((code) => code === policyStatusCode);
}
