import type { components } from '@lifedesk/contract';
import type { ApplicationStage, CalendarDate, FileType, MedicalCategory, PremiumMode } from '@lifedesk/rules';
import type { ColumnType, Generated } from 'kysely';
import type { ApplicationNews } from '../../../ports/back-office.ts';
import type { Language, StoredText } from '../../language.ts';

type Schemas = components['schemas'];

/** A text by language, written as a string and read as an object. */
type TextColumn = ColumnType<StoredText | null, string | null, string | null>;

/** What a counter-offer shows, as the contract has it. */
export type OfferShown = Pick<Schemas['ApplicationOffer'], 'asked' | 'offered' | 'because'>;

export interface ApplicationTables {
  applicant: {
    id: Generated<number>;
    applicant_no: string;
    customer_id: number | null;
    name: string;
    name_hi: string | null;
    birth_date: CalendarDate;
    mobile: string | null;
    email: string | null;
    language: Generated<Language>;
  };
  applicant_upload: { upload_id: string; applicant_id: number };
  application: {
    application_no: string;
    id: string;
    applicant_id: number;
    plan_code: string;
    life_assured_name: string;
    sum_assured: number;
    premium: number;
    premium_mode: PremiumMode;
    term: number;
    received_at: Date;
    stage: ApplicationStage;
    since: Date;
    counts_from: CalendarDate;
    papers_asked_on: CalendarDate | null;
    reminders: Generated<number>;
    medical_case_id: Generated<string | null>;
    medical_category: Generated<MedicalCategory | null>;
    medical_code: Generated<string | null>;
    medical_centre: Generated<string | null>;
    medical_start: Generated<Date | null>;
    medical_cost: Generated<number>;
    policy_no: Generated<string | null>;
  };
  application_event: {
    application_no: string;
    position: number;
    stage: ApplicationStage;
    at: Date;
    note: TextColumn;
  };
  application_document: {
    application_no: string;
    kind: Schemas['ApplicationDocumentKind'];
    state: Schemas['ApplicationDocumentState'];
    why: TextColumn;
    asked_on: CalendarDate;
    sent_at: Generated<Date | null>;
    file_key: Generated<string | null>;
    file_name: Generated<string | null>;
    content_type: Generated<FileType | null>;
  };
  application_offer: {
    offer_id: string;
    application_no: string;
    kind: Schemas['OfferKind'];
    state: Schemas['OfferState'];
    offered_on: CalendarDate;
    open_until: CalendarDate;
    terms: ColumnType<OfferShown, string, never>;
    premium: number;
    reminders: Generated<number>;
    answered_at: Generated<Date | null>;
  };
  application_block: {
    block_id: string;
    application_no: string;
    amount: number;
    state: 'requested' | 'blocked' | 'debiting' | 'debited' | 'releasing' | 'released' | 'lapsed' | 'refused';
    requested_at: Date;
    approval_url: Generated<string | null>;
    approve_by: Generated<Date | null>;
    blocked_on: Generated<CalendarDate | null>;
    blocked_until: Generated<CalendarDate | null>;
    debit: Generated<number | null>;
    release_by: Generated<CalendarDate | null>;
    ended_on: Generated<CalendarDate | null>;
    warned_at: Generated<Date | null>;
    escalated_at: Generated<Date | null>;
    look_at: Date;
    asks: Generated<number>;
  };
  application_deposit: {
    application_no: string;
    amount: number;
    state: 'paid' | 'refund-due' | 'sent' | 'refunded';
    account_no: string;
    ifsc: string;
    holder_name: string;
    back: Generated<number | null>;
    medical_cost: Generated<number>;
    decided_on: Generated<CalendarDate | null>;
    back_by: Generated<CalendarDate | null>;
    interest: Generated<number>;
    tries: Generated<number>;
    back_on: Generated<CalendarDate | null>;
    look_at: Date;
    asks: Generated<number>;
  };
  application_call: {
    application_no: string;
    idempotency_key: string;
    operation: 'sendApplicationDocument' | 'answerCounterOffer' | 'withdrawApplication';
    request_hash: string;
    answer: ColumnType<unknown, string, never>;
    made_at: Date;
  };
  application_answer: {
    answer_id: string;
    application_no: string;
    outcome: string;
    maker: string;
    checker: string | null;
    digest: string;
    decided_at: Date;
    received_at: Date;
  };
  application_news: {
    event_id: string;
    application_no: string;
    body: ColumnType<ApplicationNews, string, never>;
    at: Date;
  };
}
