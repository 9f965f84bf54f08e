import type { components } from '@lifedesk/contract';
import type { CalendarDate } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { inEveryLanguage } from '../../platform/language.ts';
import { isByCustomer } from './cancel-request.ts';
import { findAdditions } from './find-additions.ts';
import { acknowledge } from './make-request.ts';
import { findHistory, type RequestRow } from './store.ts';

type ServiceRequest = components['schemas']['ServiceRequest'];

/** Requests as the customer sees them: the stages, and the trail of changes with time and origin. */
export async function toRequestDtos(
  { db, contributions }: Pick<Deps, 'db' | 'contributions'>,
  requests: readonly RequestRow[],
  today: CalendarDate,
): Promise<ServiceRequest[]> {
  const tickets = requests.map(({ ticket }) => ticket);
  const { events, changes } = await findHistory(db, tickets);
  const additionsOf = await findAdditions({ db, contributions }, tickets, today);
  return requests.map((request) => ({
    ...acknowledge(request),
    ...(events.some((event) => event.ticket === request.ticket && isByCustomer(event)) && { isCancelled: true }),
    typeName: inEveryLanguage(contributions.requestTypes[request.type].name),
    ...(request.settled_at ? { settledAt: request.settled_at.toISOString() } : {}),
    ...(request.about ? { about: request.about } : {}),
    stages: events
      .filter(({ ticket }) => ticket === request.ticket)
      .map(({ stage, at, note }) => ({ stage, at: at.toISOString(), ...(note ? { note } : {}) })),
    changes: changes
      .filter(({ ticket }) => ticket === request.ticket)
      .map(({ field, policy_no: policyNo, before, after, at }) => ({
        field,
        fieldName: inEveryLanguage(contributions.auditFields[field]),
        ...(policyNo ? { policyNo } : {}),
        ...(before ? { before } : {}),
        ...(after ? { after } : {}),
        at: at.toISOString(),
      })),
    madeIn: request.made_in,
    ...additionsOf(request.ticket),
  }));
}
