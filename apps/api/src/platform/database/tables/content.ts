import type { CalendarDate, ClockTime, Weekday } from '@lifedesk/rules';
import type { Language } from '../../language.ts';

/** Tables of migrations 020 to 029 (content service, notices, email, uploads), and the texts of declarations. */
export interface ContentTables {
  maintenance_day: { weekday: Weekday; start_time: ClockTime; end_time: ClockTime };
  content_page: { slug: string; language: Language; body: unknown };
  content_question: {
    id: string;
    language: Language;
    audience: 'all' | 'non-resident';
    topic: string;
    topic_title: string;
    position: number;
    question: string;
    answer: string;
  };
  content_banner: {
    id: string;
    language: Language;
    placement: 'login' | 'dashboard' | 'payments';
    position: number;
    title: string;
    text: string;
    link_text: string | null;
    path: string | null;
    shown_from: CalendarDate | null;
    shown_to: CalendarDate | null;
  };
  content_search: { path: string; language: Language; title: string; description: string };
  declaration_question_text: {
    declaration: string;
    version: number;
    question_id: string;
    language: Language;
    text: string;
  };
}
