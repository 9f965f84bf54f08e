/** SHA-256 in lower-case hex, the contract's format for the hash of a file. */
export async function sha256Hex(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
