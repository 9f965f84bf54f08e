const PAGE = 65_536;

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
/** Node's types lack it; browsers' types would add much more. */
const { prototype } = (globalThis as unknown as { WebAssembly: { Memory: { prototype: Memory } } }).WebAssembly.Memory;
const { grow } = prototype;

/** Limits the memory of each WebAssembly module of this thread, in bytes: beyond it, growing fails. */
export function limitMemory(most: number): void {
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * PAGE > most) throw new RangeError('out of memory');
    return grow.call(this, pages);
  };
}
