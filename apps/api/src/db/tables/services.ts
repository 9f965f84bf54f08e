import type { Generated } from 'kysely';

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
    scenarios_at: Date | null;
  };
  demo_person: { customer_id: number; slug: string; position: number; story: string };
}
