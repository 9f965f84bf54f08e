import { File as NodeFile } from 'node:buffer';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * A picture of one pixel to upload. It is Node's own file, whose content Node's `fetch` can send: a test that uploads
 * takes `XMLHttpRequest` away first, so that the upload goes by `fetch`.
 */
export const picture = (name: string): File => new NodeFile([PIXEL], name, { type: 'image/png' }) as unknown as File;
