import { type EditableNominee, isNomineeDeleted } from './delete-nominee.ts';

/** The list with the removal of one nominee undone. A nominee that is not removed stays as it is. */
export function restoreNominee<Nominee extends EditableNominee>(
  nominees: readonly Nominee[],
  nomineeClientId: string,
): Nominee[] {
  return nominees.map((nominee) => {
    if (nominee.nomineeClientId !== nomineeClientId || !isNomineeDeleted(nominee)) return nominee;
    const { edited: _, ...restored } = nominee;
    return restored as Nominee;
  });
}
