import type { components } from '@lifedesk/contract';
import type { CalendarDate, FileType } from '@lifedesk/rules';
import type { ColumnType, Generated } from 'kysely';

type Schemas = components['schemas'];

export interface ServiceTables {
  outbox: {
    id: Generated<number>;
    channel: 'sms' | 'email' | 'mandate';
    recipient: string;
    subject: string | null;
    text: string;
    otp: string | null;
    attachments: Generated<string[]>;
    at: Date;
  };
  sandbox_state: {
    only_row: Generated<boolean>;
    clock_offset_ms: Generated<number>;
    scenarios: Generated<string[]>;
  };
  maintenance: {
    id: Generated<number>;
    kind: 'scheduled' | 'instant';
    starts_at: Date;
    ends_at: Date | null;
    source: string;
  };
  upload: {
    id: string;
    /** Null for an applicant who is no customer. */
    customer_id: number | null;
    purpose: Schemas['UploadPurpose'];
    file_name: string;
    content_type: FileType;
    size_bytes: number;
    sha256: string;
    file_key: string;
    created_at: Date;
    ends_at: Date;
    put_at: Generated<Date | null>;
    claimed_at: Generated<Date | null>;
    swept_at: Generated<Date | null>;
  };
  content_form: {
    reference: string;
    form: 'call-back' | 'feedback';
    body: ColumnType<Schemas['ContentForm'], string, never>;
    received_at: Date;
    fingerprint: string;
    mobile: string | null;
    forwarded_at: Generated<Date | null>;
    look_at: Generated<Date | null>;
  };
  life_certificate: {
    policy_no: string;
    due_on: CalendarDate;
    received_on: CalendarDate | null;
    given_on: Generated<CalendarDate | null>;
    review_ticket: Generated<string | null>;
    remind_on: Generated<CalendarDate | null>;
  };
  second_annuitant: {
    policy_no: string;
    name: string;
    birth_date: CalendarDate | null;
    due_on: CalendarDate;
    given_on: Generated<CalendarDate | null>;
    review_ticket: Generated<string | null>;
    remind_on: Generated<CalendarDate | null>;
  };
  demo_person: { customer_id: number; slug: string; position: number; story: string };
}
