import type { Locale } from '../locale/locale.ts';
import type { SessionKind } from '../service/access.ts';

/**
 * What analytics may know. Every field is a word from a closed or technical list: no event has room for a name, a
 * number or an address, so nothing personal can reach the data layer by mistake.
 */
export type AnalyticsEvent =
  | { event: 'page_view'; service: string; session: SessionKind; locale: Locale; device: string }
  | { event: 'otp'; service: string; step: 'asked' | 'sent-again' | 'accepted' | 'refused'; code?: string }
  | { event: 'request'; service: string; step: string }
  | { event: 'failure'; service: string; code: string }
  | { event: 'session'; change: 'opened' | 'kept' | 'expired' | 'ended' };

/** The destination of analytics events. */
export type Analytics = (event: AnalyticsEvent) => void;
