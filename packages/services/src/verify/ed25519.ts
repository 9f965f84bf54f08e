/** Imported keys, by their text: importing one takes as long as checking a signature. */
const made = new Map<string, Promise<CryptoKey>>();

/** Whether a key signed the text. Browsers from before 2025 have no Ed25519: they load a library for it. */
export async function isSignedBy(publicKey: string, text: string, signature: string): Promise<boolean> {
  const message = new TextEncoder().encode(text);
  const key = made.get(publicKey) ?? crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']);
  made.set(publicKey, key);
  try {
    return await crypto.subtle.verify('Ed25519', await key, bytesOf(signature), message);
  } catch {
    return isSignedByLibrary(publicKey, message, signature);
  }
}

/** The same with the library. Exported for its test, since current browsers never get here. */
export async function isSignedByLibrary(publicKey: string, message: Uint8Array, signature: string): Promise<boolean> {
  const { verifyAsync } = await import('@noble/ed25519');
  // only what RFC 8032 allows, as in browsers
  return verifyAsync(bytesOf(signature), message, bytesOf(publicKey), { zip215: false }).catch(() => false);
}

/** The bytes of base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
