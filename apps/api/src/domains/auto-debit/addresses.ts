import type { Deps } from '../../deps.ts';
import { API_BASE, document, operationsOf } from '../../platform/contract/document.ts';
import { returnUrlOf } from '../../platform/return-address.ts';
import type { MandateRow } from './store.ts';

const callbackPath = operationsOf(document).find(({ operation }) => operation.operationId === 'mandateCallback')?.path;

/** The URL that the bank calls when a mandate is decided. */
export const mandateCallbackUrl = ({ origin }: Pick<MandateRow, 'origin'>): string =>
  `${origin}${API_BASE}${callbackPath}`;

/** The URL to which the bank's page returns the customer: the path given with the mandate, plus its id. */
export function bankReturnUrl(
  { config }: Pick<Deps, 'config'>,
  { id, return_path, origin }: Pick<MandateRow, 'id' | 'return_path' | 'origin'>,
): string {
  return returnUrlOf(config.gateway ? origin : '', return_path, 'mandateId', id);
}
