import type { Sending, SentRequest } from '@lifedesk/journey';
import { type BodyOf, type Sdk, submitRevival } from '@lifedesk/sdk';
import { quoteOf } from './cost.ts';
import { asksHealth, needsHealthDetails, type RevivalValues } from './revival-journey.ts';

/** Requests a revival. The amount to pay is stored with the response. @throws LifedeskError */
export async function sendRevival(sdk: Sdk, values: RevivalValues, sending: Sending): Promise<SentRequest> {
  const { policyNo, scheme, cost } = values;
  const quote = cost && quoteOf(cost, scheme);
  if (!quote) throw new Error('a revival needs a quote');
  const { acknowledgement, isPayableOnline, total } = await submitRevival(
    sdk,
    {
      policyNo,
      scheme: quote.scheme,
      total: quote.total,
      action: 'submit',
      ...(asksHealth(values) && { healthDeclaration: declarationOf(values) }),
    },
    sending,
  );
  if (!acknowledgement) throw new Error('a revival needs its request number');
  return { ...acknowledgement, facts: { policyNo, ...(isPayableOnline && { amount: String(total) }) } };
}

function declarationOf(values: RevivalValues): NonNullable<BodyOf<'submitRevival'>['healthDeclaration']> {
  const { ill, treated, occupation, details } = values;
  return {
    isInGoodHealth: ill === 'no',
    hasBeenTreated: treated === 'yes',
    hasChangedOccupation: occupation === 'yes',
    ...(needsHealthDetails(values) && { details: details.trim() }),
    declaration: true,
  };
}
