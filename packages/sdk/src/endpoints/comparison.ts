// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { post, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * The options for a policy.
 *
 * The plain values from which @lifedesk/rules (compareChoices) calculates what it means to keep paying, stop, borrow,
 * withdraw, surrender and revive.
 *
 * Session: full, corporate. `POST /v1/comparison/policy`
 *
 * @param body `Schemas['ComparisonRequest']`
 * @returns `Schemas['PolicyComparison']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const policyComparison: (
  sdk: Sdk,
  body: Schemas['ComparisonRequest'],
  options?: CallOptions,
) => Promise<Schemas['PolicyComparison']> = /* @__PURE__ */ post('policyComparison', '/v1/comparison/policy');

/**
 * The comparison as a PDF.
 *
 * The same figures as on the page, for these amounts. It is calculated for one day and certifies nothing, so it is not
 * signed.
 *
 * Session: full, corporate. `POST /v1/comparison/document`
 *
 * @param body `Schemas['ComparisonDocumentRequest']`
 * @returns `Schemas['TempFile']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const comparisonDocument: (
  sdk: Sdk,
  body: Schemas['ComparisonDocumentRequest'],
  options?: CallOptions,
) => Promise<Schemas['TempFile']> = /* @__PURE__ */ post('comparisonDocument', '/v1/comparison/document');
