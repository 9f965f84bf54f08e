import type { CalendarDate } from '@lifedesk/rules';
import type { Generated } from 'kysely';

/** Tables of migration 110: the free look of new policies. Amounts in paise. */
export interface FreeLookTables {
  policy_free_look: {
    policy_no: string;
    document_received_on: CalendarDate;
    sold_at_a_distance: Generated<boolean>;
    yearly_cover_cost: Generated<number>;
    medical_tests: Generated<number>;
    stamp_duty: Generated<number>;
    unallocated: Generated<number>;
    charges: Generated<number>;
  };
  linked_return: { ticket: string; policy_no: string; nav_date: CalendarDate; ordered_at: Generated<Date | null> };
}
