import * as m from '@lifedesk/journey/messages';
import type { Schemas } from '@lifedesk/sdk';

/** How a mandate is registered, in words. */
export const railWords: Readonly<Record<Schemas['MandateRail'], () => string>> = {
  nach: m.mandate_nach,
  card: m.mandate_card,
  upi: m.mandate_upi,
};

/** The state of a mandate, in words and as a tone. */
export const mandateStates: Readonly<
  Record<Schemas['MandateState'], { readonly words: () => string; readonly tone: 'success' | 'warning' | 'neutral' }>
> = {
  created: { words: m.mandate_created, tone: 'warning' },
  pending: { words: m.mandate_pending, tone: 'warning' },
  active: { words: m.mandate_active, tone: 'success' },
  'on-hold': { words: m.mandate_onHold, tone: 'warning' },
  declined: { words: m.mandate_declined, tone: 'neutral' },
  cancelled: { words: m.mandate_cancelled, tone: 'neutral' },
  expired: { words: m.mandate_expired, tone: 'neutral' },
  ended: { words: m.mandate_ended, tone: 'neutral' },
};
