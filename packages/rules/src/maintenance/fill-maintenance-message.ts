/**
 * A maintenance message with its placeholders filled: `{from}`, `{to}` and `{service}` by what the reader should see.
 * A placeholder without a value stays as it is. Specification section 3.
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
