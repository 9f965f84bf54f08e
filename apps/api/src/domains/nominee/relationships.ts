import type { components } from '@lifedesk/contract';

type Relationship = components['schemas']['Relationship'];

const KNOWN: readonly Relationship[] = [
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
];

/** The contract's word for a stored relationship. Older policies use other words. */
export const relationshipOf = (text: string): Relationship => KNOWN.find((known) => known === text) ?? 'Other';
