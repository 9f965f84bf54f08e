/**
 * Uses the built-in functions of a recent engine (Chrome 140, Firefox 133, Safari 18.2), then Node's Buffer, then plain
 * code.
 */
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
  // In slices: the engine's stack limits the arguments of one call.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

/** Decodes base64. @throws if the text is not base64 and the engine notices; an envelope's tag always catches it. */
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
