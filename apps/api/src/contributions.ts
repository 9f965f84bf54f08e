import type { components } from '@lifedesk/contract';
import type { Appointment, AttentionPolicy, CalendarDate, PromiseKind, RestrictingReason } from '@lifedesk/rules';
import type { Selectable } from 'kysely';
import type { Session } from './platform/access/session.ts';
import type { Db } from './platform/database/connect.ts';
import type { Tables } from './platform/database/tables.ts';
import type { Language, Message } from './platform/language.ts';
import type { Clock } from './ports/clock.ts';

type Schemas = components['schemas'];

/** The service that a request comes from, by its address in the portal. */
export type RequestType = Schemas['ServiceRequestType'];
/** The field names in the audit trail. */
export type AuditField = Schemas['AuditField'];

export interface RequestTypeFacts {
  /** Its name in messages and lists: at most 30 characters, the limit of an SMS variable. */
  readonly name: Message;
  /** The promised time; the one for service requests if missing. */
  readonly promise?: PromiseKind;
  /** It moves money or changes where money goes, so a second person must check its approval. */
  readonly movesMoney?: true;
  /** The fields it may change, by their name in the audit trail. */
  readonly changes?: { readonly [Field in AuditField]?: Message };
}

/**
 * The effect of an approved request, in the transaction that completes it. `request` is the completed row.
 */
export type ApprovedEffect = (
  transaction: Db,
  request: Selectable<Tables['service_request']>,
  contributions: Contributions,
) => Promise<void>;

/** Throws a problem if an order may not be placed now. */
export type OrderCheck = (
  deps: { readonly db: Db; readonly clock: Clock },
  session: Session,
  items: readonly { policyNo: string }[],
) => Promise<void>;

/** What a domain adds to the policies in a company's lists, by policy number. */
export type FindCompanyListAdditions = (
  deps: { readonly db: Db; readonly clock: Clock; readonly contributions: Contributions },
  session: Session,
  policyNos: readonly string[],
) => Promise<ReadonlyMap<string, Partial<Schemas['Policy']>>>;

/** What a domain adds to the policies in a login response, by policy number. */
export type FindLoginAdditions = (
  db: Db,
  customerId: number,
  today: CalendarDate,
) => Promise<ReadonlyMap<string, Partial<Schemas['Policy']>>>;

/** The facts that decide which of the given policies need attention. */
export type FindAttentionFacts = (
  db: Db,
  customerId: number,
  policyNos: readonly string[],
  today: CalendarDate,
) => Promise<AttentionPolicy[]>;

/**
 * When banks debit the oldest unpaid premium of each policy, by policy number, for all policies of a customer or the
 * given ones.
 */
export type FindPlannedDebits = (
  db: Db,
  customerId: number,
  today: CalendarDate,
  policyNos?: readonly string[],
) => Promise<ReadonlyMap<string, CalendarDate>>;

/** The free look of a policy. */
export interface OpenFreeLook {
  readonly lastDay: CalendarDate;
  /** What bars the owner from returning it; null if nothing does. */
  readonly restriction: RestrictingReason | null;
}

/** The open free looks of a customer's policies, by policy number. */
export type FindFreeLooks = (
  db: Db,
  customerId: number,
  today: CalendarDate,
) => Promise<ReadonlyMap<string, OpenFreeLook>>;

/** What a customer's overview shows besides policies. */
export interface OverviewAdditions {
  readonly appointments?: readonly Appointment[];
  readonly lastPayment?: Schemas['LastPayment'] | undefined;
  readonly isIdentityCheckDue?: boolean;
}
export type FindOverviewAdditions = (db: Db, customerId: number, today: CalendarDate) => Promise<OverviewAdditions>;

/** Notifications besides those of the attention rules. */
export type FindNotifications = (
  db: Db,
  customerId: number,
  today: CalendarDate,
  language: Language,
) => Promise<Partial<Schemas['Notifications']>>;

/** What a domain adds to requests, by request number. */
export type RequestAdditions = Pick<Schemas['ServiceRequest'], 'heldUntil' | 'payout' | 'pickup'>;
export type FindRequestAdditions = (
  db: Db,
  tickets: readonly string[],
  today: CalendarDate,
) => Promise<ReadonlyMap<string, RequestAdditions>>;

/** What a domain ends together with a policy, such as its mandate. */
export type OnPolicyEnd = (transaction: Db, policyNo: string, now: Date) => Promise<void>;

/** What a domain contributes to the shared domains. They use it without knowing who contributes. */
export interface Contribution {
  /** The kinds of request that it makes. */
  readonly requestTypes?: { readonly [Type in RequestType]?: RequestTypeFacts };
  /** What its approved requests do. */
  readonly effects?: { readonly [Type in RequestType]?: ApprovedEffect };
  /** What a one-time password is for, by work type; requests use their names. */
  readonly otpPurposes?: Readonly<Record<string, Message>>;
  /** Its checks before a payment is ordered, by the purpose of the payment. */
  readonly orderChecks?: { readonly [Purpose in Schemas['PaymentPurpose']]?: OrderCheck };
  readonly companyListAdditions?: FindCompanyListAdditions;
  readonly loginAdditions?: FindLoginAdditions;
  readonly attentionFacts?: FindAttentionFacts;
  readonly plannedDebits?: FindPlannedDebits;
  readonly freeLooks?: FindFreeLooks;
  readonly overviewAdditions?: FindOverviewAdditions;
  readonly notifications?: FindNotifications;
  readonly requestAdditions?: FindRequestAdditions;
  readonly onPolicyEnd?: OnPolicyEnd;
}

/** The contributions of all domains. */
export interface Contributions {
  readonly requestTypes: Readonly<Record<RequestType, RequestTypeFacts>>;
  /** The names of changed fields in the audit trail. */
  readonly auditFields: Readonly<Record<AuditField, Message>>;
  readonly effects: NonNullable<Contribution['effects']>;
  readonly otpPurposes: NonNullable<Contribution['otpPurposes']>;
  readonly orderChecks: readonly NonNullable<Contribution['orderChecks']>[];
  readonly companyListAdditions: readonly FindCompanyListAdditions[];
  readonly loginAdditions: readonly FindLoginAdditions[];
  readonly attentionFacts: readonly FindAttentionFacts[];
  readonly plannedDebits: readonly FindPlannedDebits[];
  readonly freeLooks: readonly FindFreeLooks[];
  readonly overviewAdditions: readonly FindOverviewAdditions[];
  readonly notifications: readonly FindNotifications[];
  readonly requestAdditions: readonly FindRequestAdditions[];
  readonly onPolicyEnd: readonly OnPolicyEnd[];
}
