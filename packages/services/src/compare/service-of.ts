import { type CalendarDate, type ComparedPolicy, type PolicyChoice, restorationWay } from '@lifedesk/rules';

/** The service that handles a choice; undefined if nothing has to be requested. */
export function serviceOf(choice: PolicyChoice, policy: ComparedPolicy, today: CalendarDate): string | undefined {
  const isLinked = policy.line === 'unit-linked';
  switch (choice) {
    case 'free-look':
      return 'freelook-enquiry';
    case 'keep-paying':
      return policy.dueDate === null ? undefined : 'pay-online';
    case 'reduced-paid-up':
      return isLinked || policy.policyStatusCode === '3' ? undefined : 'nfo-details';
    case 'loan':
      return 'e-loan';
    case 'partial-withdrawal':
      return 'ulip-surrender';
    case 'surrender':
      return isLinked ? 'ulip-surrender' : 'surrender-enquiry';
    case 'revival':
      return restorationWay({ ...policy, today }) === 'revival' ? 'revival-scheme' : 'reinstatement';
  }
}
