import type { components } from '@lifedesk/contract';
import {
  type BirthDateMatch,
  type IdentityMatch,
  isCalendarDate,
  matchIdentity,
  type NameMatch,
} from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { readStored } from '../../platform/contract/read-stored.ts';
import type { Db } from '../../platform/database/connect.ts';
import { isRecord } from '../../platform/is-record.ts';
import { openJson } from '../../platform/sealed-json.ts';
import type { AadhaarAddress, AadhaarPerson } from '../../ports/identity-registry.ts';
import { checkPlace, findAddresses, type PolicyAddressRow } from '../profile/public.ts';
import { findCustomer, type KnownCustomer } from './found.store.ts';

type Schemas = components['schemas'];

/** The most characters of a line and of a city in an address of ours. */
const LINE = 80;
const CITY = 60;

/** What is sealed while it waits to be submitted. */
export interface SealedIdentity {
  readonly person: AadhaarPerson;
  readonly kycLevel: Schemas['KycLevel'];
  readonly transactionId: string | null;
}

/** What was sealed. Throws if it is something else. */
export function openFound(secrets: Deps['secrets'], sealed: string): SealedIdentity {
  const opened = openJson(secrets, 'identity', sealed);
  if (!isRecord(opened) || !isRecord(opened.person)) throw new Error('this is no found identity');
  const { person, kycLevel, transactionId } = opened;
  const { birthDate, birthYear } = person;
  return {
    person: {
      lastFour: readStored('AadhaarLastFour', person.lastFour),
      name: readStored('PersonName', person.name),
      birthDate: typeof birthDate === 'string' && isCalendarDate(birthDate) ? birthDate : null,
      birthYear: typeof birthYear === 'number' ? birthYear : null,
      gender: readStored('Gender', person.gender),
      address: readStored('FoundAddress', person.address),
    },
    kycLevel: readStored('KycLevel', kycLevel),
    transactionId: typeof transactionId === 'string' ? transactionId : null,
  };
}

/** How a found person compares with one whom we know. */
export function matchFound(ours: Pick<KnownCustomer, 'name' | 'birth_date'>, person: AadhaarPerson): IdentityMatch {
  return matchIdentity({ name: ours.name, birthDate: ours.birth_date }, person);
}

/** Whether our addresses can take it as it is. */
export function isUsable(address: AadhaarAddress): boolean {
  const { addrLine1, addrLine2 = '', addrLine3 = '', city } = address;
  const fits = [addrLine1, addrLine2, addrLine3].every((line) => line.length <= LINE) && city.length <= CITY;
  return fits && checkPlace(address).wrong === null;
}

/** What was found, beside ours. */
export async function toFoundDto(
  db: Db,
  { customerId }: Session,
  { person }: SealedIdentity,
  handle: { readonly foundToken: string; readonly expiresAt: Date },
): Promise<Schemas['FoundIdentity']> {
  const [ours, addresses] = await Promise.all([findCustomer(db, customerId), findAddresses(db, customerId)]);
  const { name, birthDate, outcome } = matchFound(ours, person);
  return {
    foundToken: handle.foundToken,
    expiresAt: handle.expiresAt.toISOString(),
    aadhaarLastFour: person.lastFour,
    name: person.name,
    ...(person.birthDate !== null && { birthDate: yearAlone(person.birthDate) }),
    ...(person.birthYear !== null && { birthYear: person.birthYear }),
    gender: person.gender,
    address: person.address,
    isAddressUsable: isUsable(person.address),
    match: { name, birthDate, outcome },
    differences: [
      ...ofPerson({ name, birthDate }, ours, person, [...addresses.keys()].sort()),
      ...ofAddresses(addresses, person.address),
    ].slice(0, 20),
  };
}

const yearAlone = (date: string): string => `**/**/${date.slice(0, 4)}`;

function ofPerson(
  match: { name: NameMatch; birthDate: BirthDateMatch },
  ours: KnownCustomer,
  person: AadhaarPerson,
  policyNos: string[],
): Schemas['IdentityDifference'][] {
  const differences: Schemas['IdentityDifference'][] = [];
  if (match.name !== 'same') differences.push({ field: 'name', policyNos, ours: ours.name, found: person.name });
  if (match.birthDate === 'different')
    differences.push({
      field: 'birth-date',
      policyNos,
      ...(ours.birth_date !== null && { ours: yearAlone(ours.birth_date) }),
      found: person.birthDate === null ? String(person.birthYear) : yearAlone(person.birthDate),
    });
  if (ours.gender !== person.gender)
    differences.push({
      field: 'gender',
      policyNos,
      ...(ours.gender !== null && { ours: ours.gender }),
      found: person.gender,
    });
  return differences;
}

/** One difference for each address of ours that is another one, with its policies. */
function ofAddresses(
  ours: ReadonlyMap<string, PolicyAddressRow>,
  found: AadhaarAddress,
): Schemas['IdentityDifference'][] {
  const foundText = [found.addrLine1, found.addrLine2, found.addrLine3, found.city, found.state, found.pinCode];
  const policiesOf = new Map<string, string[]>();
  for (const [policyNo, { line1, line2, line3, city, state, pin_code }] of ours) {
    const text = inOneLine([line1, line2, line3, city, state, pin_code]);
    if (plain(text) !== plain(inOneLine(foundText))) policiesOf.set(text, [...(policiesOf.get(text) ?? []), policyNo]);
  }
  return Array.from(policiesOf, ([text, policyNos]) => ({
    field: 'address' as const,
    policyNos: policyNos.sort(),
    ours: text.slice(0, 500),
    found: inOneLine(foundText).slice(0, 500),
  }));
}

const inOneLine = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
