import type { components } from '@lifedesk/contract';
import type { ClockTime, Weekday } from '@lifedesk/rules';
import type { Generated } from 'kysely';

export type Language = components['schemas']['Language'];
export type EmailTemplate = components['schemas']['EmailRequest']['template'];

/** Tables of migrations 020 to 029: content service, notices, e-mail, uploads. */
export interface ContentTables {
  maintenance_day: { weekday: Weekday; start_time: ClockTime; end_time: ClockTime };
  email_sent: {
    id: Generated<number>;
    customer_id: number;
    template: EmailTemplate;
    /** Policy number or order. */
    about: string;
    language: Language;
    sent_at: Date;
  };
}
