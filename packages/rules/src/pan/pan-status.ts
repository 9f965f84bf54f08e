import { isEmptyValue } from '../format/is-empty-value.ts';

/** The PAN flags of the nationality details. Specification section 3. */
export interface PanFlags {
  // biome-ignore lint/plugin/names: the wire has this flag as text
  readonly isPanValidated?: string | null | undefined;
  // biome-ignore lint/plugin/names: the wire has this flag as text
  readonly isPanValidNoDocRequired?: string | null | undefined;
  readonly noPan?: boolean | null | undefined;
}

/** The PAN status that is shown: the validated flag, else the no-document flag, else `No` if noPan is set, else `Yes`. Specification section 5. */
export function panStatus({ isPanValidated, isPanValidNoDocRequired, noPan }: PanFlags): string {
  const flag = [isPanValidated, isPanValidNoDocRequired].find((value) => !isEmptyValue(value));
  return flag ?? (noPan ? 'No' : 'Yes');
}
