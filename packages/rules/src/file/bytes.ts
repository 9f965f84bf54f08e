/** Whether the bytes at a position are these. */
export const hasBytes = (content: Uint8Array, at: number, bytes: readonly number[]): boolean =>
  bytes.every((byte, place) => content[at + place] === byte);

/** One character per byte. */
export const textOf = (content: Uint8Array): string => new TextDecoder('latin1').decode(content);

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** The content without the zeros and white space that some programs and disks append. */
export function withoutPadding(content: Uint8Array): Uint8Array {
  let end = content.length;
  while (end > 0 && [0, 9, 10, 12, 13, 32].includes(content[end - 1] ?? -1)) end--;
  return content.subarray(0, end);
}

/** Whether a zip reader would find an archive. */
export function hasArchive(content: Uint8Array): boolean {
  // The signature of a zip's end, followed by the disk numbers, which are zero in every archive of today.
  for (let at = content.indexOf(0x50); at >= 0; at = content.indexOf(0x50, at + 1))
    if (hasBytes(content, at, [0x50, 0x4b, 5, 6, 0, 0, 0, 0]) && at + 22 <= content.length) return true;
  return false;
}
