import type { AccessTables } from './tables/access.ts';
import type { ApplicationTables } from './tables/applications.ts';
import type { CalendarFeedTables } from './tables/calendar-feed.ts';
import type { ContentTables } from './tables/content.ts';
import type { FreeLookTables } from './tables/free-look.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { MandateTables } from './tables/mandates.ts';
import type { MedicalTables } from './tables/medical.ts';
import type { PaidUpAdditionTables } from './tables/paid-up-additions.ts';
import type { PayLinkTables } from './tables/pay-links.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { PayoutTables } from './tables/payouts.ts';
import type { PolicyTables } from './tables/policies.ts';
import type { RecommendationTables } from './tables/recommendations.ts';
import type { RefundTables } from './tables/refunds.ts';
import type { RequestTables } from './tables/requests.ts';
import type { ServiceTables } from './tables/services.ts';
import type { UnclaimedTables } from './tables/unclaimed.ts';
import type { UnitLinkedTables } from './tables/unit-linked.ts';
import type { WithdrawalTables } from './tables/withdrawals.ts';

/** Every table, for Kysely. Each file describes the migrations of its area. */
export interface Tables
  extends PolicyTables,
    AccessTables,
    ApplicationTables,
    ServiceTables,
    IdentityTables,
    PaymentTables,
    MandateTables,
    MedicalTables,
    PaidUpAdditionTables,
    PayLinkTables,
    PayoutTables,
    CalendarFeedTables,
    ContentTables,
    FreeLookTables,
    RequestTables,
    RecommendationTables,
    RefundTables,
    UnclaimedTables,
    UnitLinkedTables,
    WithdrawalTables {}
