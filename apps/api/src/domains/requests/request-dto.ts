import type { components } from '@lifedesk/contract';
import type { CalendarDate } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { isByCustomer } from './cancel-request.ts';
import { AUDIT_FIELDS, type AuditField, REQUEST_TYPES, type RequestType } from './known-types.ts';
import { acknowledge } from './make-request.ts';
import { requestAdditions } from './request-additions-source.ts';
import { findHistory, type RequestRow } from './store.ts';

type ServiceRequest = components['schemas']['ServiceRequest'];

/** Requests as the customer sees them: the stages, and the trail of changes with time and origin. */
export async function toRequestDtos(
  db: Db,
  requests: readonly RequestRow[],
  today: CalendarDate,
): Promise<ServiceRequest[]> {
  const tickets = requests.map(({ ticket }) => ticket);
  const { events, changes } = await findHistory(db, tickets);
  const additionsOf = await requestAdditions(db, tickets, today);
  return requests.map((request) => ({
    ...acknowledge(request),
    ...(events.some((event) => event.ticket === request.ticket && isByCustomer(event)) && { isCancelled: true }),
    typeName: REQUEST_TYPES[request.type as RequestType].name,
    ...(request.settled_at ? { settledAt: request.settled_at.toISOString() } : {}),
    ...(request.about ? { about: request.about } : {}),
    stages: events
      .filter(({ ticket }) => ticket === request.ticket)
      .map(({ stage, at, note }) => ({ stage, at: at.toISOString(), ...(note ? { note } : {}) })),
    changes: changes
      .filter(({ ticket }) => ticket === request.ticket)
      .map(({ field, policy_no: policyNo, before, after, at }) => ({
        field: field as AuditField,
        fieldName: AUDIT_FIELDS[field as AuditField],
        ...(policyNo ? { policyNo } : {}),
        ...(before ? { before } : {}),
        ...(after ? { after } : {}),
        at: at.toISOString(),
      })),
    madeIn: request.made_in,
    ...additionsOf(request.ticket),
  }));
}
