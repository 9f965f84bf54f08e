/** A maintenance message with its placeholders filled: `{from}` and `{to}` by what the reader should see. A placeholder of another name stays as it is. */
export function fillMaintenanceMessage(
  message: string,
  values: { readonly from: string; readonly to: string },
): string {
  return message.replace(/\{(from|to)\}/g, (_, name: 'from' | 'to') => values[name]);
}
