import type { components } from '@lifedesk/contract';
import type { BirthDateMatch, CalendarDate, FaceBand, NameMatch, OtherWay, RiskClass } from '@lifedesk/rules';
import type { Generated } from 'kysely';

type Schemas = components['schemas'];

/** Migrations 179, 180, 188 and 189: identities by Aadhaar, life certificates, and how often identities are verified. */
export interface IdentityTables {
  identity_consent: {
    id: Generated<number>;
    customer_id: number;
    purposes: string[];
    version: number;
    text_hash: string;
    language: string;
    channel: Generated<string>;
    /** Who agreed, if it was not the customer. */
    person: Generated<string | null>;
    at: Date;
  };
  aadhaar_challenge: {
    token_hash: string;
    customer_id: number;
    session_id: string;
    purpose: 'ekyc' | 'life-certificate';
    face_check_id: string | null;
    transaction_id: string;
    tries: Generated<number>;
    sent_at: Date;
    ends_at: Date;
    used_at: Generated<Date | null>;
  };
  found_identity: {
    customer_id: number;
    token_hash: string;
    session_id: string;
    sealed: string;
    found_at: Date;
    ends_at: Date;
  };
  verified_identity: {
    customer_id: number;
    ticket: string;
    kyc_level: Schemas['KycLevel'];
    last_four: string;
    name_match: NameMatch;
    birth_date_match: BirthDateMatch;
    transaction_id: string | null;
    verified_on: CalendarDate | null;
  };
  customer_risk: {
    customer_id: number;
    risk_class: Exclude<RiskClass, 'low'>;
  };
  face_check: {
    id: string;
    customer_id: number;
    session_id: string;
    policy_nos: string[];
    life: Generated<Schemas['AnnuityLife']>;
    picture_reference: string;
    liveness_hash: string;
    liveness_ends_at: Date;
    photo_reference: Generated<string | null>;
    last_four: Generated<string | null>;
    identity_hash: Generated<string | null>;
    identity_ends_at: Generated<Date | null>;
    compare_hash: Generated<string | null>;
    compare_ends_at: Generated<Date | null>;
    score: Generated<number | null>;
    band: Generated<FaceBand | null>;
    model: Generated<string | null>;
    used_at: Generated<Date | null>;
  };
  given_certificate: {
    ticket: string;
    policy_no: string;
    life: Generated<Schemas['AnnuityLife']>;
    way: OtherWay | 'face';
    due_on: CalendarDate;
    given_on: CalendarDate | null;
    score: number | null;
    band: Exclude<FaceBand, 'different'> | null;
    model: string | null;
  };
}
