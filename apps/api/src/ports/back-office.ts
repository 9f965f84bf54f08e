import type { components } from '@lifedesk/contract/back-office';
import type { SignedBody } from '../platform/signed-body.ts';

/** A request as the back office receives it; see `openapi/back-office.yaml`. */
export type RequestEvent = components['schemas']['RequestEvent'];
/** A case of a settlement as the back office receives it. */
export type CaseEvent = components['schemas']['SettlementCaseEvent'];

/** An interest in a plan, or its withdrawal, as the back office receives it. */
export type InterestEvent = components['schemas']['PlanInterestEvent'];

/** The people and systems of the insurer that take requests up and answer them. */
export interface BackOffice {
  /** Delivers an event. Rejects with `DeliveryError` unless it was accepted; sending it again is safe. */
  send(event: RequestEvent | CaseEvent | InterestEvent): Promise<void>;
  /** True when the back office signed this body within five minutes of now. */
  isAuthentic(signed: SignedBody): boolean;
}
