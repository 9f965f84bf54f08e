import type { Locale, Sending, SentRequest } from '@lifedesk/journey';
import { type Sdk, submitEhdf } from '@lifedesk/sdk';
import { type HealthContext, isUnchanged, needOf } from './health-journey.ts';
import { answersOf, type HealthValues, OWN } from './health-values.ts';

/** Sends the answers to the open questions, or that nothing has changed. What comes back repeats none of them. @throws LifedeskError */
export async function sendHealth(
  sdk: Sdk,
  context: HealthContext,
  values: HealthValues,
  { language, sending }: { readonly language: Locale; readonly sending: Sending },
): Promise<SentRequest> {
  const need = needOf(context, values);
  if (!need) throw new Error('a policy or an application is chosen before sending');
  const { policyNo, applicationNo, id = '', ticket } = need;
  const { version, questions } = context.form;
  const said =
    ticket !== undefined && isUnchanged(values, context)
      ? { confirms: ticket }
      : { answers: answersOf(questions, values), hivConsent: values[OWN.consent] === true };
  const body = {
    ...(policyNo !== undefined && { policyNo }),
    ...(applicationNo !== undefined && { applicationNo }),
    version,
    language,
    declaration: true as const,
    ...said,
  };
  const { acknowledgement, outcome, validUntil, next, medicalCaseId } = await submitEhdf(sdk, body, sending);
  return {
    ...acknowledgement,
    facts: {
      outcome,
      validUntil,
      policyId: id,
      ...(next && { next }),
      ...(medicalCaseId && { caseId: medicalCaseId }),
    },
  };
}
