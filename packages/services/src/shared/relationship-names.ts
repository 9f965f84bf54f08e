import type { Schemas } from '@lifedesk/sdk';
import * as m from '../texts.ts';

export type Relationship = Schemas['Relationship'];

const names: Record<Relationship, () => string> = {
  Husband: m.updateNominee_husband,
  Wife: m.updateNominee_wife,
  Son: m.updateNominee_son,
  Daughter: m.updateNominee_daughter,
  Father: m.updateNominee_father,
  Mother: m.updateNominee_mother,
  Brother: m.updateNominee_brother,
  Sister: m.updateNominee_sister,
  Grandson: m.updateNominee_grandson,
  Granddaughter: m.updateNominee_granddaughter,
  Other: m.updateNominee_other,
};

export const relationships = Object.keys(names) as Relationship[];

const isKnown = (word: string): word is Relationship => word in names;

/** A relationship in the language of the page; one that the portal does not know stays as the server words it. */
export const relationshipName = (relationship: string): string =>
  isKnown(relationship) ? names[relationship]() : relationship;
