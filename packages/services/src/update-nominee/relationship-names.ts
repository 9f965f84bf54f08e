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

/** A newer server may send others. */
export const relationshipName = (relationship: Relationship): string =>
  (names[relationship] ?? m.updateNominee_other)();
