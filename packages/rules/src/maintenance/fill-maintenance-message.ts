/**
 * Fills the placeholders `{from}`, `{to}` and `{service}` of a maintenance message. A placeholder without a value stays
 * as it is. Specification section 3.
 */
export function fillMaintenanceMessage(
  message: string,
  values: { readonly from?: string; readonly to?: string; readonly service?: string },
): string {
  return message.replace(
    /\{(from|to|service)\}/g,
    (placeholder, name: keyof typeof values) => values[name] ?? placeholder,
  );
}
