import type { components } from '@lifedesk/contract';
import type { CalendarDate, HealthOutcome, MedicalCategory, MedicalWay } from '@lifedesk/rules';
import type { ColumnType, Generated } from 'kysely';
import type { Language } from '../../language.ts';

type Schemas = components['schemas'];

/** An appointment before a change. */
export interface PreviousAppointment {
  centre_id: string;
  start_at: string;
  end_at: string;
  woman_attendant: boolean;
  companion: boolean;
  hiv_test: boolean | null;
  language: Language | null;
  video: boolean | null;
  mobile: string | null;
  fasting_notice_at: string | null;
  day_notice_at: string | null;
}

export interface MedicalTables {
  health_declaration: {
    ticket: string;
    customer_id: number;
    policy_no: string | null;
    application_no: string | null;
    version: number;
    language: Language;
    outcome: HealthOutcome;
    declared_on: CalendarDate;
    valid_until: CalendarDate;
    confirms: Generated<string | null>;
  };
  health_declaration_copy: { ticket: string; sealed: string };
  pin_place: { pin_code: string; latitude: number; longitude: number };
  medical_centre: {
    centre_id: string;
    way: MedicalWay;
    name: string;
    address: ColumnType<string[], string, string>;
    state: string;
    city: string;
    latitude: number;
    longitude: number;
    step_free: boolean;
    woman_attendant: boolean;
    seats: number;
  };
  medical_case: {
    case_id: string;
    application_no: string | null;
    ticket: string | null;
    customer_id: number | null;
    policy_no: string | null;
    life_assured_name: string;
    category: MedicalCategory;
    code: string;
    check_word: string;
    state: Schemas['MedicalState'];
    opened_on: CalendarDate;
    changes: Generated<number>;
    missed: Generated<number>;
    tested_on: Generated<CalendarDate | null>;
    reminders: Generated<number>;
  };
  medical_booking: {
    booking_id: string;
    case_id: string;
    centre_id: string;
    start_at: Date;
    end_at: Date;
    state: 'asking' | 'booked' | 'arrived' | 'done' | 'missed' | 'cancelled' | 'refused';
    sequence: Generated<number>;
    woman_attendant: boolean;
    companion: Generated<boolean>;
    hiv_test: boolean | null;
    language: Language | null;
    video: boolean | null;
    mobile: string | null;
    made_at: Date;
    fasting_notice_at: Generated<Date | null>;
    day_notice_at: Generated<Date | null>;
    owed: Generated<'book' | 'cancel' | null>;
    look_at: Generated<Date | null>;
    asks: Generated<number>;
    previous: ColumnType<PreviousAppointment | null, string | null | undefined, string | null>;
  };
  medical_seat: { centre_id: string; start_at: Date; seat: number; booking_id: string };
  medical_event: {
    case_id: string;
    position: number;
    event: Schemas['MedicalHistoryEntry']['event'];
    at: Date;
  };
  medical_call: {
    case_id: string;
    idempotency_key: string;
    request_hash: string;
    answer: ColumnType<unknown, string, never>;
    made_at: Date;
  };
}
