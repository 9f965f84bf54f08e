import { File as NodeFile } from 'node:buffer';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * A one-pixel picture to upload. It is Node's own file, whose content Node's `fetch` can send: a test that uploads
 * first removes `XMLHttpRequest`, so that the upload uses `fetch`.
 */
export const picture = (name: string): File => new NodeFile([PIXEL], name, { type: 'image/png' }) as unknown as File;
