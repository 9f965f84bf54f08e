import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Ids } from '../ports/ids.ts';

/** The production ids, from the operating system's random generator. */
export const randomIds: Ids = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  otp: () => randomInt(1_000_000).toString().padStart(6, '0'),
  digits: (count) => Array.from({ length: count }, (_, place) => randomInt(place === 0 ? 1 : 0, 10)).join(''),
};
