import type { components } from '@lifedesk/contract';
import type { CalendarDate, FileType } from '@lifedesk/rules';
import type { ColumnType, Generated } from 'kysely';
import type { SmsContent } from '../../sms/render-sms.ts';

type Schemas = components['schemas'];

export type RequestState = 'received' | 'in-progress' | 'waiting' | 'completed' | 'declined';
export type RequestStage =
  | 'received'
  | 'under-review'
  | 'information-needed'
  | 'information-received'
  | 'completed'
  | 'declined';

/** A JSON object, written as a string and read as an object. */
export type JsonObject = ColumnType<Record<string, unknown>, string, string>;

export interface RequestTables {
  service_request: {
    ticket: string;
    customer_id: number;
    type: Schemas['ServiceRequestType'];
    policy_nos: string[];
    state: RequestState;
    made_at: Date;
    promised_on: CalendarDate;
    settled_at: Date | null;
    made_in: 'full' | 'partial' | 'corp';
    made_from: string;
    payload: JsonObject;
    about: string | null;
    idempotency_key: string;
    request_hash: string;
  };
  /** The customer's latest sign-in from a new device when a request was made. */
  request_new_device: { ticket: string; at: Date };
  service_request_event: { ticket: string; position: number; stage: RequestStage; at: Date; note: string | null };
  audit_entry: {
    id: Generated<number>;
    ticket: string;
    customer_id: number;
    policy_no: string | null;
    field: Schemas['AuditField'];
    before: string | null;
    after: string | null;
    at: Date;
  };
  service_message: {
    id: string;
    /** Null if the message is about a policy and no request. */
    ticket: string | null;
    channel: 'sms' | 'email';
    recipient: string;
    subject: string | null;
    text: string;
    /** The template and variables of an SMS; null for an email. */
    sms: ColumnType<SmsContent | null, string | null, string | null>;
    made_at: Date;
    sent_at: Date | null;
  };
  back_office_answer: {
    answer_id: string;
    ticket: string;
    outcome: 'taken-up' | 'more-needed' | 'approved' | 'rejected';
    maker: string;
    checker: string | null;
    digest: string;
    decided_at: Date;
    received_at: Date;
  };
  fatca_declaration: {
    id: string;
    customer_id: number;
    details: ColumnType<Schemas['FatcaDeclaration'], string, never>;
    made_at: Date;
    applied_at: Date | null;
  };
  revival_choice: { policy_no: string; scheme: 'all-dues' | 'new-start'; saved_at: Date };
  service_request_file: {
    ticket: string;
    position: number;
    file_key: string;
    file_name: string;
    content_type: FileType;
  };
}
