/** Base64 of the UTF-8 bytes of a text, in browsers and Node. `btoa` alone rejects everything beyond Latin-1. */
export function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** Decodes base64 to text. Null if the input is not base64, not in the form that `toBase64` writes, or not UTF-8. */
export function fromBase64(base64: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return toBase64(text) === base64 ? text : null;
  } catch {
    return null;
  }
}
