import { constants, createInflate } from 'node:zlib';

/** The bytes that streams decompress to, at most one chunk beyond the limit. Stops there, and keeps none of them. */
export async function inflatedBytes(streams: Iterable<Uint8Array>, limit: number): Promise<number> {
  let total = 0;
  for (const stream of streams) {
    total += await countOf(stream, limit - total);
    if (total > limit) break;
  }
  return total;
}

/** Counts what can be decompressed, even if the stream then breaks off, as readers show it. */
function countOf(stream: Uint8Array, limit: number): Promise<number> {
  return new Promise((resolve) => {
    const inflate = createInflate({ chunkSize: 65_536, finishFlush: constants.Z_SYNC_FLUSH });
    let count = 0;
    inflate.on('data', ({ length }: Buffer) => {
      count += length;
      if (count > limit) inflate.destroy();
    });
    inflate.on('error', () => {});
    inflate.on('close', () => resolve(count));
    inflate.end(stream);
  });
}
