import type { ServiceFacts } from '@lifedesk/journey/service';
import { serviceAt } from './registry.ts';

/** The action phrase sent with an OTP requested at a path (section 4); undefined if that page requests none. */
export function workTypeAt(rows: readonly ServiceFacts[], pathname: string): string | undefined {
  return serviceAt(rows, pathname)?.workType;
}
