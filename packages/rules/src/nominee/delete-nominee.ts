/** The part of a nominee that the rules read. */
export interface EditableNominee {
  readonly nomineeClientId: string;
  /** `Delete` when removed. */
  readonly edited?: string;
}

/** The value of `edited` that marks a nominee as removed. Specification section 3. */
export const NOMINEE_DELETED = 'Delete';

/** Whether a nominee is marked as removed. */
export function isNomineeDeleted(nominee: EditableNominee): boolean {
  return nominee.edited === NOMINEE_DELETED;
}

/**
 * The list with one nominee marked as removed instead of taken out, so that the server sees the removal and it can be
 * undone. Specification section 4.
 */
export function deleteNominee<Nominee extends EditableNominee>(
  nominees: readonly Nominee[],
  nomineeClientId: string,
): Nominee[] {
  return nominees.map((nominee) =>
    nominee.nomineeClientId === nomineeClientId ? { ...nominee, edited: NOMINEE_DELETED } : nominee,
  );
}
