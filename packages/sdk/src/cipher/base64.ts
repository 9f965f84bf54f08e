/** Built in where the engine is new enough (Chrome 140, Firefox 133, Safari 18.2); Node's Buffer; or the slow way. */
interface Native {
  toBase64?(): string;
}
interface NativeStatic {
  fromBase64?(text: string): Uint8Array<ArrayBuffer>;
}
interface NodeBuffer {
  from(bytes: ArrayBufferLike, offset: number, length: number): { toString(encoding: 'base64'): string };
  from(text: string, encoding: 'base64'): Uint8Array<ArrayBuffer>;
}

const buffer = () => (globalThis as { Buffer?: NodeBuffer }).Buffer;

/** Base64 with padding. */
export function toBase64(bytes: Uint8Array): string {
  const native = (bytes as Native).toBase64?.();
  if (native !== undefined) return native;
  const node = buffer();
  if (node) return node.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  let binary = '';
  // In slices: the arguments of one call are limited by the engine's stack.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

/** Bytes of a base64 text. @throws where the text is not base64 and the engine notices; an envelope's tag notices always. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const native = (Uint8Array as NativeStatic).fromBase64;
  if (native) return native.call(Uint8Array, text);
  const node = buffer();
  if (node) return node.from(text, 'base64');
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
