import type { ServiceFacts } from '@lifedesk/journey/service';
import { serviceAt } from './registry.ts';

/** The action phrase sent with an OTP asked for at a path (section 4); undefined where no OTP is asked for. */
export function workTypeAt(rows: readonly ServiceFacts[], pathname: string): string | undefined {
  return serviceAt(rows, pathname)?.workType;
}
