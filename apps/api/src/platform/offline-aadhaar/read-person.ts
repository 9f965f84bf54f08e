import { type CalendarDate, isCalendarDate } from '@lifedesk/rules';
import type { Element } from '@xmldom/xmldom';

/** What a file of the Aadhaar authority says about a person. The photo is not read. */
export interface OfflinePerson {
  readonly lastFour: string;
  /** The day in India on which the file was made. */
  readonly madeOn: CalendarDate;
  readonly name: string;
  readonly birthDate: CalendarDate | null;
  readonly birthYear: number | null;
  readonly gender: 'M' | 'F' | 'T';
  readonly address: OfflineAddress;
  /** Hash of the mobile number; null if none is linked. */
  readonly mobileHash: string | null;
}

export interface OfflineAddress {
  readonly careOf?: string;
  readonly addrLine1: string;
  readonly addrLine2?: string;
  readonly addrLine3?: string;
  readonly city: string;
  readonly district?: string;
  readonly state: string;
  readonly pinCode: string;
}

/** The last four digits, and the time in India to the millisecond. */
const REFERENCE = /^(\d{4})(\d{4})(\d{2})(\d{2})\d{9}$/;
const MOST = 200;

/** Reads the signed root of a file. Null if it is not such a file. */
export function readPerson(root: Element): OfflinePerson | null {
  const [, lastFour, year, month, day] = REFERENCE.exec(root.getAttribute('referenceId') ?? '') ?? [];
  const madeOn = `${year}-${month}-${day}`;
  const identity = onlyChild(root, 'Poi');
  const place = onlyChild(root, 'Poa');
  if (root.tagName !== 'OfflinePaperlessKyc' || lastFour === undefined || !isCalendarDate(madeOn)) return null;
  if (!identity || !place) return null;
  const name = attributeOf(identity, 'name');
  const gender = GENDERS.find((known) => known === attributeOf(identity, 'gender'));
  const born = readBirth(attributeOf(identity, 'dob'));
  const address = readAddress(place);
  if (name === undefined || gender === undefined || born === null || address === null) return null;
  const mobileHash = attributeOf(identity, 'm') ?? null;
  return { lastFour, madeOn, name, ...born, gender, address, mobileHash };
}

const GENDERS = ['M', 'F', 'T'] as const;

/** The element of a name, if there is exactly one anywhere below. */
function onlyChild(root: Element, name: string): Element | null {
  const [element, ...more] = [...root.getElementsByTagName(name)];
  return element && more.length === 0 ? element : null;
}

const attributeOf = (element: Element, name: string): string | undefined => {
  const value = element.getAttribute(name)?.trim() ?? '';
  return value === '' || value.length > MOST ? undefined : value;
};

/** A birth date as dd-MM-yyyy or dd/MM/yyyy, or the year alone. */
function readBirth(text: string | undefined): Pick<OfflinePerson, 'birthDate' | 'birthYear'> | null {
  if (text === undefined) return null;
  if (/^\d{4}$/.test(text)) return { birthDate: null, birthYear: Number(text) };
  const [, day, month, year] = /^(\d{2})[-/](\d{2})[-/](\d{4})$/.exec(text) ?? [];
  const birthDate = `${year}-${month}-${day}`;
  return isCalendarDate(birthDate) ? { birthDate, birthYear: null } : null;
}

function readAddress(place: Element): OfflineAddress | null {
  const lines = [
    [attributeOf(place, 'house'), attributeOf(place, 'street')],
    [attributeOf(place, 'landmark'), attributeOf(place, 'loc')],
    [attributeOf(place, 'po'), attributeOf(place, 'subdist')],
  ]
    .map((parts) => parts.filter((part) => part !== undefined).join(', '))
    .filter((line) => line !== '');
  const district = attributeOf(place, 'dist');
  const city = attributeOf(place, 'vtc') ?? district;
  const state = attributeOf(place, 'state');
  const pinCode = attributeOf(place, 'pc');
  const careOf = attributeOf(place, 'careof');
  const [addrLine1 = city, addrLine2, addrLine3] = lines;
  if (addrLine1 === undefined || city === undefined || state === undefined) return null;
  if (pinCode === undefined || !/^[1-9]\d{5}$/.test(pinCode)) return null;
  return {
    ...(careOf !== undefined && { careOf }),
    addrLine1,
    ...(addrLine2 !== undefined && { addrLine2 }),
    ...(addrLine3 !== undefined && { addrLine3 }),
    city,
    ...(district !== undefined && { district }),
    state,
    pinCode,
  };
}
