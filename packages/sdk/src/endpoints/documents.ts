// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { post, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Policy pack in the response.
 *
 * All documents of a policy as one PDF, in base64 in the body. v2 returns a temporary file instead, which is better
 * for a large pack.
 *
 * Session: full, corporate. `POST /v1/documents/downloadpolicypack`
 *
 * @param body `Schemas['PolicyPackRequest']`
 * @returns `Schemas['FileContent']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const downloadPolicyPack: (
  sdk: Sdk,
  body: Schemas['PolicyPackRequest'],
  options?: CallOptions,
) => Promise<Schemas['FileContent']> = /* @__PURE__ */ post('downloadPolicyPack', '/v1/documents/downloadpolicypack');

/**
 * Policy pack as a temporary file.
 *
 * All documents of a policy as one PDF. Fetch it from the url and then purge it.
 *
 * Session: full, corporate. `POST /v2/documents/downloadpolicypack`
 *
 * @param body `Schemas['PolicyPackRequest']`
 * @returns `Schemas['TempFile']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const downloadPolicyPackV2: (
  sdk: Sdk,
  body: Schemas['PolicyPackRequest'],
  options?: CallOptions,
) => Promise<Schemas['TempFile']> = /* @__PURE__ */ post('downloadPolicyPackV2', '/v2/documents/downloadpolicypack');

/**
 * Policy pack by email.
 *
 * Sends the pack to the registered email address only. Without a registered address it returns 404.
 *
 * Session: full, corporate. `POST /v1/documents/emailpolicypack`
 *
 * @param body `Schemas['PolicyPackRequest']`
 * @returns `Schemas['EmailSent']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const emailPolicyPack: (
  sdk: Sdk,
  body: Schemas['PolicyPackRequest'],
  options?: CallOptions,
) => Promise<Schemas['EmailSent']> = /* @__PURE__ */ post('emailPolicyPack', '/v1/documents/emailpolicypack');

/**
 * Documents of a policy.
 *
 * By kind and financial year. An empty list is not a failure.
 *
 * Session: full, corporate. `POST /v1/documents/policydocumentlist`
 *
 * @param body `Schemas['PolicyDocumentsRequest']`
 * @returns `Schemas['PolicyDocuments']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const policyDocumentList: (
  sdk: Sdk,
  body: Schemas['PolicyDocumentsRequest'],
  options?: CallOptions,
) => Promise<Schemas['PolicyDocuments']> = /* @__PURE__ */ post(
  'policyDocumentList',
  '/v1/documents/policydocumentlist',
);

/**
 * One document as a temporary file.
 *
 * Fetch it from the url and then purge it.
 *
 * Session: full, corporate. `POST /v1/documents/downloadpolicydocument`
 *
 * @param body `Schemas['PolicyDocumentRequest']`
 * @returns `Schemas['TempFile']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const downloadPolicyDocument: (
  sdk: Sdk,
  body: Schemas['PolicyDocumentRequest'],
  options?: CallOptions,
) => Promise<Schemas['TempFile']> = /* @__PURE__ */ post(
  'downloadPolicyDocument',
  '/v1/documents/downloadpolicydocument',
);

/**
 * One document by email.
 *
 * Sends it to the registered email address only. Without a registered address it returns 404.
 *
 * Session: full, corporate. `POST /v1/documents/emailpolicydocument`
 *
 * @param body `Schemas['PolicyDocumentRequest']`
 * @returns `Schemas['EmailSent']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const emailPolicyDocument: (
  sdk: Sdk,
  body: Schemas['PolicyDocumentRequest'],
  options?: CallOptions,
) => Promise<Schemas['EmailSent']> = /* @__PURE__ */ post('emailPolicyDocument', '/v1/documents/emailpolicydocument');

/**
 * Payment acknowledgement receipt.
 *
 * For a paid order. An unpaid order has no receipt and returns 404. If a bank took the payment back, the receipt says
 * when and why and has no signature.
 *
 * Most apps call `viewReceipt`, which chooses the audience.
 *
 * Session: full, corporate. `POST /v1/documents/downloadreceipt`
 *
 * @param body `Schemas['ReceiptRequest']`
 * @returns `Schemas['TempFile']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const downloadReceipt: (
  sdk: Sdk,
  body: Schemas['ReceiptRequest'],
  options?: CallOptions,
) => Promise<Schemas['TempFile']> = /* @__PURE__ */ post('downloadReceipt', '/v1/documents/downloadreceipt');

/**
 * Receipt in a payments-only session.
 *
 * The same as downloadReceipt, for orders that this session created; others return 404.
 *
 * Most apps call `viewReceipt`, which chooses the audience.
 *
 * Session: payments-only. `POST /v1/payment/downloadreceipt`
 *
 * @param body `Schemas['ReceiptRequest']`
 * @returns `Schemas['TempFile']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const downloadReceiptPartial: (
  sdk: Sdk,
  body: Schemas['ReceiptRequest'],
  options?: CallOptions,
) => Promise<Schemas['TempFile']> = /* @__PURE__ */ post('downloadReceiptPartial', '/v1/payment/downloadreceipt');

/**
 * Tax invoice of a company's payment.
 *
 * For a payment of group cover that GST was charged on. Any other payment has no invoice and returns 404, also one
 * that a bank took back.
 *
 * Session: corporate. `POST /v1/documents/downloadinvoice`
 *
 * @param body `Schemas['ReceiptRequest']`
 * @returns `Schemas['TempFile']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const downloadInvoice: (
  sdk: Sdk,
  body: Schemas['ReceiptRequest'],
  options?: CallOptions,
) => Promise<Schemas['TempFile']> = /* @__PURE__ */ post('downloadInvoice', '/v1/documents/downloadinvoice');

/**
 * Payments with their receipts.
 *
 * The customer's payments by pages, the latest first, also those that a bank took back.
 *
 * Session: full, corporate. `POST /v1/documents/paymenthistory`
 *
 * @param body `Schemas['PaymentHistoryRequest']`
 * @returns `Schemas['PaymentHistory']`
 */
export const paymentHistory: (
  sdk: Sdk,
  body: Schemas['PaymentHistoryRequest'],
  options?: CallOptions,
) => Promise<Schemas['PaymentHistory']> = /* @__PURE__ */ post('paymentHistory', '/v1/documents/paymenthistory', {
  idempotent: true,
});

/**
 * Check whether a signed document is still true.
 *
 * Takes the code of a document from its QR code. A code that this insurer did not sign returns 400, so receipts cannot
 * be found by guessing numbers. Calls are limited per address.
 *
 * Session: none. `POST /v1/documents/check`
 *
 * @param body `Schemas['DocumentCheckRequest']`
 * @returns `Schemas['DocumentCheck']`
 */
export const checkDocument: (
  sdk: Sdk,
  body: Schemas['DocumentCheckRequest'],
  options?: CallOptions,
) => Promise<Schemas['DocumentCheck']> = /* @__PURE__ */ post('checkDocument', '/v1/documents/check', {
  idempotent: true,
});

/**
 * Delete a temporary file.
 *
 * Call it when the file has been saved. A file that is already deleted also returns 204; one from another session
 * returns 404.
 *
 * Most apps call `takeTempFile`, which fetches the file first.
 *
 * Session: full, payments-only, corporate, application tracking. `POST /v1/documents/purgetempfile`
 *
 * @param body `Schemas['PurgeTempFileRequest']`
 * @returns nothing
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const purgeTempFile: (
  sdk: Sdk,
  body: Schemas['PurgeTempFileRequest'],
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ post('purgeTempFile', '/v1/documents/purgetempfile', { mayBeEmpty: true });
