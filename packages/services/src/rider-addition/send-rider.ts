import type { Send } from '@lifedesk/journey';
import { addRider, type Sdk } from '@lifedesk/sdk';
import { policyOf, premiumsWith, type RiderContext, type RiderValues, riderOf } from './rider-journey.ts';

/** Requests the chosen rider, with the answers about health if it asks for them. */
export function sendRider(
  sdk: Sdk,
  context: RiderContext,
  values: RiderValues,
  sending: Parameters<Send<RiderValues>>[1],
): ReturnType<typeof addRider> {
  const policy = policyOf(context, values);
  const rider = riderOf(context, values);
  const { policyNo, riderCode, sumAssured } = values;
  if (!policy || !rider || sumAssured === null) throw new Error('a rider is chosen before sending');
  const { version, questions } = context.declaration;
  const answers = questions.map(({ id, kind }) => {
    const { yes, number, details } = values.answers[id] ?? {};
    if (kind === 'number') return { id, number: Number(number) };
    return yes === 'yes' ? { id, yes: true, details: details?.trim() ?? '' } : { id, yes: false };
  });
  const body = {
    policyNo,
    riderCode,
    sumAssured,
    premium: premiumsWith(policy, rider, sumAssured).yearly,
    isDeclared: true as const,
    ...(rider.needsHealth && { declaration: { version, answers } }),
  };
  return addRider(sdk, body, sending);
}
