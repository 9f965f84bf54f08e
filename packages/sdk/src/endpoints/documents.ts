import { type AnswerOf, post } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';
import { getTempFile } from '../transport/temp-file.ts';

/** The whole policy pack, base64 in the answer. */
export const downloadPolicyPack = /* @__PURE__ */ post('downloadPolicyPack', '/v1/documents/downloadpolicypack');

/** The whole policy pack as a temporary file; purge it once saved. */
export const downloadPolicyPackV2 = /* @__PURE__ */ post('downloadPolicyPackV2', '/v2/documents/downloadpolicypack');

/** Sends the policy pack to the registered e-mail. */
export const emailPolicyPack = /* @__PURE__ */ post('emailPolicyPack', '/v1/documents/emailpolicypack');

/** Documents of a policy, by kind and financial year. */
export const policyDocumentList = /* @__PURE__ */ post('policyDocumentList', '/v1/documents/policydocumentlist');

/** One document as a temporary file; purge it once saved. */
export const downloadPolicyDocument = /* @__PURE__ */ post(
  'downloadPolicyDocument',
  '/v1/documents/downloadpolicydocument',
);

/** Sends one document to the registered e-mail. */
export const emailPolicyDocument = /* @__PURE__ */ post('emailPolicyDocument', '/v1/documents/emailpolicydocument');

/** The payment acknowledgement receipt, by order or by receipt number. */
export const downloadReceipt = /* @__PURE__ */ post('downloadReceipt', '/v1/documents/downloadreceipt');

/** The receipt, in a payments-only session. */
export const downloadReceiptPartial = /* @__PURE__ */ post('downloadReceiptPartial', '/v1/payment/downloadreceipt');

/** Deletes a temporary file, as soon as it has been saved. */
export const purgeTempFile = /* @__PURE__ */ post('purgeTempFile', '/v1/documents/purgetempfile');

/**
 * The content of a temporary file; once it is here the server is told to delete it.
 * @throws LifedeskError `not-found` where it is gone, `file-damaged` where its hash differs.
 */
export async function takeTempFile(
  sdk: Sdk,
  file: AnswerOf<'downloadPolicyDocument'>,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Blob> {
  const content = await getTempFile(sdk, file, options);
  const { tempFileId } = file;
  // What cannot be purged now goes by itself at `expiresAt`.
  purgeTempFile(sdk, { tempFileId }, { silent: true, background: true }).catch(() => {});
  return content;
}
