import { isCalendarDate } from '@lifedesk/rules';
import { isRecord } from '../platform/is-record.ts';
import type { AadhaarAddress, AadhaarPerson, IdentityRegistry } from '../ports/identity-registry.ts';
import { LookupError } from '../ports/lookup-error.ts';
import { type LookupOptions, lookUp } from './look-up-by-http.ts';
import { readInteger, readText } from './read-values.ts';

/** The most characters of a photo in base64. */
const MAX_PHOTO = 300_000;

/**
 * Asks a provider for Aadhaar over HTTP: `/otp` with `{ kind, number }`, `/check` with `{ transactionId, otp }`. It answers with
 * `{ refused }` what the authority refuses.
 */
export function httpIdentityRegistry({ url, ...options }: LookupOptions): IdentityRegistry {
  const at = (path: string): LookupOptions => ({
    ...options,
    url: () => `${typeof url === 'string' ? url : url()}${path}`,
  });
  return {
    async sendOtp({ kind, number }) {
      const answer = await ask(at('/otp'), { kind, number });
      const { refused } = answer;
      if (refused === 'mobile-not-linked' || refused === 'id-inactive') return { refused };
      const transactionId = readText(answer.transactionId);
      const sentTo = readText(answer.sentTo);
      if (transactionId === null || sentTo === null) throw incomplete();
      return { transactionId, sentTo };
    },
    async checkOtp({ transactionId, otp }) {
      const answer = await ask(at('/check'), { transactionId, otp });
      const { refused } = answer;
      if (refused === 'otp-wrong' || refused === 'otp-expired') return { refused };
      const person = isRecord(answer.person) ? readPerson(answer.person) : null;
      const photo = readText(answer.photo, MAX_PHOTO);
      if (person === null || photo === null) throw incomplete();
      return { person, photo };
    },
  };
}

async function ask(options: LookupOptions, question: object): Promise<Readonly<Record<string, unknown>>> {
  const answer = await lookUp(options, question);
  if (answer === null) throw new LookupError('the provider does not know the call');
  return answer;
}

// without its content, which is about a person
const incomplete = () => new LookupError("the identity provider's answer is incomplete");

function readPerson(given: Readonly<Record<string, unknown>>): AadhaarPerson | null {
  const lastFour = readText(given.lastFour);
  const name = readText(given.name);
  const gender = (['M', 'F', 'T'] as const).find((known) => known === given.gender);
  const born = readText(given.birthDate);
  const birthDate = born !== null && isCalendarDate(born) ? born : null;
  const birthYear = birthDate === null ? readInteger(given.birthYear) : null;
  const address = isRecord(given.address) ? readAddress(given.address) : null;
  if (lastFour === null || !/^\d{4}$/.test(lastFour) || name === null || !gender || address === null) return null;
  return birthDate === null && birthYear === null ? null : { lastFour, name, birthDate, birthYear, gender, address };
}

function readAddress(given: Readonly<Record<string, unknown>>): AadhaarAddress | null {
  const addrLine1 = readText(given.addrLine1);
  const city = readText(given.city);
  const state = readText(given.state);
  const pinCode = readText(given.pinCode);
  if (addrLine1 === null || city === null || state === null || pinCode === null) return null;
  const more = Object.fromEntries(
    (['careOf', 'addrLine2', 'addrLine3', 'district'] as const).flatMap((name) => {
      const value = readText(given[name]);
      return value === null ? [] : [[name, value]];
    }),
  );
  return { ...more, addrLine1, city, state, pinCode };
}
