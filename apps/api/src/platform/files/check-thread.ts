import { parentPort } from 'node:worker_threads';
import type { FileType } from '@lifedesk/rules';
import { fileFault } from './file-fault.ts';

/** What the thread is asked: a file, and its declared type. */
export interface CheckRequest {
  content: Uint8Array;
  contentType: FileType;
}

parentPort?.on('message', async ({ content, contentType }: CheckRequest) => {
  parentPort?.postMessage(
    await fileFault(Buffer.from(content.buffer, content.byteOffset, content.length), contentType),
  );
});
parentPort?.postMessage('ready');
