import type { Locale, Sending, SentRequest } from '@lifedesk/journey';
import { type Sdk, submitEhdf } from '@lifedesk/sdk';
import { type HealthContext, needOf } from './health-journey.ts';
import { answersOf, type HealthValues, OWN } from './health-values.ts';

/** Sends the answers to the open questions. What comes back repeats none of them. @throws LifedeskError */
export async function sendHealth(
  sdk: Sdk,
  context: HealthContext,
  values: HealthValues,
  { language, sending }: { readonly language: Locale; readonly sending: Sending },
): Promise<SentRequest> {
  const need = needOf(context, values);
  if (!need) throw new Error('a policy or an application is chosen before sending');
  const { policyNo, applicationNo, id = '' } = need;
  const { version, questions } = context.form;
  const body = {
    ...(policyNo !== undefined && { policyNo }),
    ...(applicationNo !== undefined && { applicationNo }),
    version,
    language,
    answers: answersOf(questions, values),
    declaration: true as const,
    hivConsent: values[OWN.consent] === true,
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
