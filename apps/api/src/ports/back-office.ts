import type { components } from '@lifedesk/contract/back-office';
import type { SignedBody } from './signed-body.ts';

/** A request as the back office receives it; see `openapi/back-office.yaml`. */
export type RequestEvent = components['schemas']['RequestEvent'];
/** A settlement case as the back office receives it. */
export type CaseEvent = components['schemas']['SettlementCaseEvent'];

/** Interest in a plan, or its withdrawal, as the back office receives it. */
export type InterestEvent = components['schemas']['PlanInterestEvent'];

/** What the back office learns about an application. */
export type ApplicationEvent = components['schemas']['ApplicationEvent'];
/** The same as it is stored: the files are found when it is sent. */
export type ApplicationNews = Omit<ApplicationEvent, 'files'>;

/** What the back office learns about medical tests. */
export type MedicalEvent = components['schemas']['MedicalEvent'];

/** The insurer's staff and systems that process requests and answer them. */
export interface BackOffice {
  /** Delivers an event. Rejects with `DeliveryError` unless it was accepted. Sending it again is safe. */
  send(event: RequestEvent | CaseEvent | InterestEvent | ApplicationEvent | MedicalEvent): Promise<void>;
  /** Whether the back office signed this body within five minutes of now. */
  isAuthentic(signed: SignedBody): boolean;
}
