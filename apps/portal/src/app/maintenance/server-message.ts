import type { Locale } from '@lifedesk/journey';
import { type ClosingCause, fillMaintenanceMessage } from '@lifedesk/rules';
import type { Maintenance } from './closure.ts';
import { formatInstant } from './when.ts';

/** What closes, or is about to: from when, until when and why. */
interface Closing {
  readonly start: Date | null;
  readonly end: Date | null;
  readonly because: readonly ClosingCause[];
}

interface Reader {
  readonly locale: Locale;
  readonly now: Date;
  /** The name of the service that closes; undefined if not known yet. */
  readonly service: string | undefined;
}

/**
 * The server's text for a closure, filled in: for the portal, or for a service by its name. Undefined if it has none
 * that fits.
 */
export function serverMessage(
  messages: Maintenance['messages'],
  { start, end, because }: Closing,
  { locale, now, service }: Reader,
): string | undefined {
  if (!messages || because.length === 0) return undefined;
  const causes = because.map(({ cause }) => cause);
  if (causes.includes('instant')) return messages.instant[locale];
  if (!start || !end) return undefined;
  const span = { from: formatInstant(start, now), to: formatInstant(end, now) };
  if (causes.some((cause) => cause !== 'core-downtime'))
    return messages.scheduled[locale] && fillMaintenanceMessage(messages.scheduled[locale], span);
  const words = messages.coreDowntime[locale];
  return words && service ? fillMaintenanceMessage(words, { ...span, service }) : undefined;
}
