-- Applications for a policy, as new business delivers them and applicants answer. Amounts are paise.

create table application (
  application_no text primary key check (application_no ~ '^AP[0-9]{10}$'),
  -- In addresses instead of the number.
  id text not null unique check (id ~ '^ap_[0-9a-f]{16}$'),
  applicant_id bigint not null references applicant (id),
  plan_code text not null references plan (code),
  life_assured_name text not null,
  sum_assured bigint not null check (sum_assured > 0),
  -- One premium as asked for.
  premium bigint not null check (premium > 0),
  premium_mode text not null check (premium_mode in ('yearly', 'half-yearly', 'quarterly', 'monthly', 'single')),
  term integer not null check (term between 1 and 100),
  received_at timestamptz not null,
  stage text not null check (stage in
    ('received', 'kyc', 'documents', 'verification-call', 'medical', 'underwriting', 'counter-offer', 'accepted', 'issued',
     'not-taken', 'postponed', 'declined', 'withdrawn', 'closed-no-response')),
  -- The last change of stage.
  since timestamptz not null,
  -- The day from which the time to decide counts: receipt, or the last paper.
  counts_from date not null,
  -- When papers were last asked for; null while none is needed. Reminders sent since then.
  papers_asked_on date,
  reminders integer not null default 0,
  medical_case_id text unique check (medical_case_id ~ '^med_[0-9a-f]{32}$'),
  medical_category text check (medical_category in ('T', 'T+', 'B', 'C', 'D', 'E')),
  medical_code text check (medical_code ~ '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  medical_centre text,
  medical_start timestamptz,
  -- What the tests cost us.
  medical_cost bigint not null default 0 check (medical_cost >= 0),
  policy_no text references policy (policy_no),
  check ((medical_case_id is null) = (medical_category is null)),
  check ((medical_case_id is null) = (medical_code is null))
);
create index application_applicant on application (applicant_id, received_at);
create index application_silent on application (papers_asked_on) where papers_asked_on is not null;

create table application_event (
  application_no text not null references application (application_no),
  position integer not null,
  stage text not null,
  at timestamptz not null,
  -- By language.
  note jsonb,
  primary key (application_no, position)
);

create table application_document (
  application_no text not null references application (application_no),
  kind text not null,
  state text not null check (state in ('needed', 'checking', 'had', 'refused')),
  -- By language: why we need it, or why it was refused.
  why jsonb,
  asked_on date not null,
  sent_at timestamptz,
  file_key text,
  file_name text,
  content_type text,
  primary key (application_no, kind),
  check (state <> 'checking' or file_key is not null)
);

create table application_offer (
  offer_id text primary key check (offer_id ~ '^off_[0-9a-f]{32}$'),
  application_no text not null references application (application_no),
  kind text not null check (kind in ('extra-premium', 'lower-sum-assured', 'shorter-term', 'exclusion', 'rider-refused')),
  state text not null check (state in ('open', 'accepting', 'accepted', 'refused', 'closed')),
  offered_on date not null,
  open_until date not null,
  -- { asked, offered, because }, as the contract shows them.
  terms jsonb not null,
  -- One premium as offered.
  premium bigint not null check (premium > 0),
  reminders integer not null default 0,
  answered_at timestamptz
);
create unique index application_offer_open on application_offer (application_no) where state in ('open', 'accepting');
create index application_offer_ending on application_offer (open_until) where state in ('open', 'accepting');

-- Blocks of the premium in the applicant's bank account. Each ends once: debited, released, lapsed, or never approved.
create table application_block (
  block_id text primary key check (block_id ~ '^blk_[0-9a-f]{32}$'),
  application_no text not null references application (application_no),
  amount bigint not null check (amount > 0),
  state text not null check (state in
    ('requested', 'blocked', 'debiting', 'debited', 'releasing', 'released', 'lapsed', 'refused')),
  requested_at timestamptz not null,
  -- The page of the UPI app, and until when it can be approved there; null until UPI has answered.
  approval_url text,
  approve_by timestamptz,
  blocked_on date,
  blocked_until date,
  -- What is taken of it, once that is decided; the rest is released.
  debit bigint check (debit > 0 and debit <= amount),
  release_by date,
  ended_on date,
  -- When the applicant was told that it ends tomorrow, and staff that it is released late.
  warned_at timestamptz,
  escalated_at timestamptz,
  -- When a node asks UPI next.
  look_at timestamptz not null,
  asks integer not null default 0,
  check (state not in ('debiting', 'debited') or debit is not null),
  check (state in ('requested', 'refused', 'releasing', 'released') or blocked_until is not null)
);
create index application_block_application on application_block (application_no, requested_at);
create index application_block_to_ask on application_block (look_at)
  where state in ('requested', 'blocked', 'debiting', 'releasing');

-- A deposit that was paid with the proposal.
create table application_deposit (
  application_no text primary key references application (application_no),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('paid', 'refund-due', 'sent', 'refunded')),
  -- The account that the proposal names.
  account_no text not null,
  ifsc text not null,
  holder_name text not null,
  -- What comes back, and from which day interest counts.
  back bigint check (back >= 0 and back <= amount),
  medical_cost bigint not null default 0 check (medical_cost >= 0),
  decided_on date,
  back_by date,
  interest bigint not null default 0 check (interest >= 0),
  -- The bank knows each try by `number-tries`.
  tries integer not null default 0,
  back_on date,
  look_at timestamptz not null,
  asks integer not null default 0,
  check (state = 'paid' or (back is not null and decided_on is not null and back_by is not null))
);
create index application_deposit_to_pay on application_deposit (look_at) where state in ('refund-due', 'sent');
