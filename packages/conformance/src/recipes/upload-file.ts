import { createHash } from 'node:crypto';
import { operationOf } from '../contract/operations.ts';
import { PrerequisiteError } from '../core/prerequisite.ts';
import { textIn } from '../core/sign-in.ts';
import { isObject } from '../json.ts';
import type { Actor } from './actor.ts';
import type { Recipe } from './recipe.ts';

/** A small valid file. */
const PDF = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
    'xref',
    '0 4',
    '0000000000 65535 f ',
    '0000000009 00000 n ',
    '0000000052 00000 n ',
    '0000000101 00000 n ',
    'trailer<</Size 4/Root 1 0 R>>',
    'startxref',
    '164',
    '%%EOF',
    '',
  ].join('\n'),
);

/** Uploads a file for a purpose, and returns its id. Throws if the core refuses it. */
export async function uploadFile({ world, session }: Actor, { purpose = 'address-proof' }: Recipe): Promise<string> {
  const body = {
    purpose,
    fileName: 'proof.pdf',
    contentType: 'application/pdf',
    sizeBytes: PDF.byteLength,
    sha256: createHash('sha256').update(PDF).digest('hex'),
  };
  const answer = await world.call({ operation: operationOf('fetchPresignedUrl'), body, session });
  const uploadId = textIn(answer, 'uploadId');
  const headers = isObject(answer.json) && isObject(answer.json.headers) ? answer.json.headers : {};
  const { status } = await fetch(new URL(textIn(answer, 'url'), world.origin), {
    method: 'PUT',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: PDF,
  });
  if (status >= 300) throw new PrerequisiteError(`the address of an upload returned ${status}`);
  return uploadId;
}
