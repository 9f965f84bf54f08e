import * as m from '../texts.ts';
import type { LoanContext } from './loan-journey.ts';

type Occupation = NonNullable<LoanContext['personal']['occupation']>;

/** The name of each occupation, in the order offered. */
export const occupations: Readonly<Record<Occupation, () => string>> = {
  salaried: m.eLoan_salaried,
  business: m.eLoan_business,
  professional: m.eLoan_professional,
  farming: m.eLoan_farming,
  homemaker: m.eLoan_homemaker,
  student: m.eLoan_student,
  retired: m.eLoan_retired,
  other: m.eLoan_otherWork,
};

/** Whether it is one of them; a newer server may send others. */
export const isOccupation = (value: string): value is Occupation => value in occupations;
