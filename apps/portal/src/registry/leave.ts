import type { ServiceFacts } from '@lifedesk/journey/service';

/**
 * Where leaving a service goes (section 2): one step back in history when the address carries an `id`, unless the
 * service always returns to the dashboard; otherwise the dashboard.
 */
export function leaveTo(row: ServiceFacts, search: string): 'back' | 'dashboard' {
  return row.leave === 'back-when-id' && new URLSearchParams(search).has('id') ? 'back' : 'dashboard';
}
