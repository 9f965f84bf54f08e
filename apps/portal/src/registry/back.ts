import type { ServiceFacts } from '@lifedesk/journey/service';
import { serviceAt } from './registry.ts';

/** What the browser's back button does: continues to its target, goes to the dashboard, or stays on the page. */
export type Back = 'go' | 'dashboard' | 'stay';

/** Decides back navigation (section 2) to a target address of the portal. */
export function backTo(
  rows: readonly ServiceFacts[],
  target: { readonly pathname: string; readonly search: string },
  signedIn: boolean,
): Back {
  const row = serviceAt(rows, target.pathname);
  if (!signedIn) return row?.backWhenSignedOut ? 'go' : 'stay';
  if (row?.backWhenSignedIn === 'dashboard') return 'dashboard';
  if (row?.backWhenSignedIn === 'needs-id' && !new URLSearchParams(target.search).has('id')) return 'dashboard';
  return 'go';
}
