import type { PlanLine } from '../premium/premium-terms.ts';

/** Which of the two NAV alert actions a policy offers now: never both, and none if it has no NAV. */
export function navAlertActions({ line, hasNavAlerts }: { readonly line: PlanLine; readonly hasNavAlerts: boolean }): {
  canRegister: boolean;
  canUnregister: boolean;
} {
  const isUnitLinked = line === 'unit-linked';
  return { canRegister: isUnitLinked && !hasNavAlerts, canUnregister: isUnitLinked && hasNavAlerts };
}
