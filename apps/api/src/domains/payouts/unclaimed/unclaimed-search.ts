import { type CalendarDate, isNameSearched, isUnclaimed } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { findBornOn, findOwnersAndOwed, type SearchedPerson } from './unclaimed.store.ts';

export interface Search {
  readonly name: string;
  readonly birthDate: CalendarDate;
  /** Normalised. */
  readonly pan: string | undefined;
  readonly policyNo: string | undefined;
}

/**
 * Whether something unclaimed is held for the person searched for. The policy number or the PAN must be that person's,
 * and the PAN that person's alone. The same two statements run whatever they find.
 */
export async function isHeldFor(
  db: Db,
  { name, birthDate, pan, policyNo }: Search,
  today: CalendarDate,
): Promise<boolean> {
  const named = (await findBornOn(db, birthDate)).filter((person) => isCalled(person, name));
  const { owners, owed } = await findOwnersAndOwed(
    db,
    named.map(({ id }) => id),
    policyNo,
  );
  const withPan = named.filter((person) => pan !== undefined && person.pan === pan);
  const found = policyNo === undefined ? withPan : named.filter(({ id }) => owners.includes(id));
  const [person, another] = pan === undefined ? found : found.filter((one) => one.pan === null || one.pan === pan);
  return owed.some(
    ({ customer_id, due_on, disputed }) =>
      customer_id === person?.id &&
      another === undefined &&
      isUnclaimed({ dueOn: due_on, isDisputed: disputed, isClaimed: false, today }),
  );
}

const isCalled = ({ name, name_hi }: SearchedPerson, searched: string): boolean =>
  isNameSearched(searched, name) || (name_hi !== null && isNameSearched(searched, name_hi));
