/** Whether a value counts as empty: missing, blank, or the text `null`. Specification section 5. */
export function isEmptyValue(value: string | null | undefined): boolean {
  const text = value?.trim() ?? '';
  return text === '' || text === 'null';
}
