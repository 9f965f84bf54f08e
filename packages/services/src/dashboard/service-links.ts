import type { Links } from '@lifedesk/journey';
import type { AttentionKind } from './attention.ts';

/** The service that settles each kind of thing, by its address. A service that is not built yet is not offered. */
const settledBy: Partial<Record<AttentionKind, string>> = {
  overdue: 'pay-online',
  due: 'pay-online',
  lapsed: 'revival-scheme',
  request: 'track-service-requests',
  fatca: 'update-nationality',
  neft: 'neft-details',
  pan: 'update-pan',
};

/** Where a thing is settled, with the policy that it is about; undefined where no built service does it. */
export function settleAt(href: Links['href'], kind: AttentionKind, id?: string): string | undefined {
  const service = settledBy[kind];
  return service && href(service, { id });
}
