import type { Generated } from 'kysely';
import type { SessionKind } from '../../access/session.ts';

export interface AccessTables {
  session: {
    token_hash: string;
    id: Generated<string>;
    kind: SessionKind;
    /** Null for an applicant who is no customer. */
    customer_id: number | null;
    applicant_id: Generated<number | null>;
    policy_no: string | null;
    /** The session of the member of staff who opened it; null if the customer did. */
    staff_session_id: Generated<string | null>;
    /** The customer's request for which staff opened it without an OTP. */
    staff_request_no: Generated<string | null>;
    started_at: Date;
    touched_at: Date;
    ends_at: Date;
    browser: Generated<string | null>;
    system: Generated<string | null>;
  };
  otp_challenge: {
    token_hash: string;
    /** Null for an applicant who is no customer. */
    customer_id: number | null;
    applicant_id: Generated<number | null>;
    /** Several applicants share the mobile number: the birth date says who it is. */
    asks_birth_date: Generated<boolean>;
    opens: 'full' | 'corp' | 'track' | null;
    session_id: string | null;
    policy_no: string | null;
    work_type: string;
    code_mac: string | null;
    sends: Generated<number>;
    sent_at: Date | null;
    code_ends_at: Date | null;
    used_at: Date | null;
    created_at: Date;
    ends_at: Date;
    /** Gets the code instead of the registered contacts: a mobile number in E.164 or an email. */
    contact: Generated<string | null>;
  };
  limit_counter: { key: string; hits: Date[]; locked_until: Date | null; ends_at: Date };
  auth_code: { code_hash: string; customer_id: number; opens: 'full' | 'corp'; ends_at: Date; used_at: Date | null };
  envelope_key: { id: string; public_key: string; sealed_private_key: string; created_at: Date; ends_at: Date };
  envelope_seen: { fingerprint: string; key_id: string; seen_at: Date };
  installation: { name: string; value: string };
  signing_key: { key_id: string; public_key: string; valid_from: Date; retired_at: Generated<Date | null> };
  branch_visit: {
    session_id: string;
    visit_no: string;
    customer_id: number;
    staff_name: string;
    /** Null for visits from before staff could sign in. */
    staff_subject: string | null;
    identity_seen: 'aadhaar' | 'pan' | 'passport' | 'driving-licence' | 'voter-id' | 'none';
    recorded_at: Date;
  };
  staff_sign_in: { attempt_hash: string; sealed: string; ends_at: Date };
  staff_session: {
    token_hash: string;
    id: string;
    subject: string;
    name: string;
    roles: string[];
    started_at: Date;
    touched_at: Date;
    ends_at: Date;
  };
  staff_act: {
    id: string;
    staff_session_id: string;
    subject: string;
    name: string;
    operation: string;
    customer_id: number | null;
    reason: 'own-session' | 'customer-present' | 'lost-device' | 'suspected-fraud' | 'customer-request';
    request_no: string | null;
    is_allowed: boolean;
    correlation_id: string;
    at: Date;
  };
  signed_document: { number: string; kind: 'certificate' | 'statement'; policy_no: string; financial_year: string };
}
