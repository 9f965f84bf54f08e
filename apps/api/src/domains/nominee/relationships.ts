import type { components } from '@lifedesk/contract';

type Relationship = components['schemas']['Relationship'];

const KNOWN: ReadonlySet<string> = new Set<Relationship>([
  'Husband',
  'Wife',
  'Son',
  'Daughter',
  'Father',
  'Mother',
  'Brother',
  'Sister',
  'Grandson',
  'Granddaughter',
]);

/** A relationship of the book in the contract's words: older policies have others. */
export const relationshipOf = (text: string): Relationship => (KNOWN.has(text) ? (text as Relationship) : 'Other');
