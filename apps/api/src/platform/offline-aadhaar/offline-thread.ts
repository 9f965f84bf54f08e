import { parentPort } from 'node:worker_threads';
import { type OfflineFileRequest, readOfflineFile } from './read-offline-file.ts';

parentPort?.on('message', async (request: OfflineFileRequest) => {
  parentPort?.postMessage(await readOfflineFile(request));
});
parentPort?.postMessage('ready');
