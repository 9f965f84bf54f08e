import { readDomainFiles } from '../../platform/contract/domain-files.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { RequestType } from './known-types.ts';
import type { RequestRow } from './store.ts';

/** The effect of an approved request, in the transaction that completes it. `request` is the completed row. */
export type ApprovedEffect = (transaction: Db, request: RequestRow) => Promise<void>;

/** The effects of a domain's approved requests; the default export of its `effects.ts`. */
export type ApprovedEffects = { readonly [Type in RequestType]?: ApprovedEffect };

let known: Promise<ApprovedEffects> | undefined;

/**
 * The effect of a kind of request, if it has one. Loaded on first use, because a domain's effects may import this
 * domain.
 */
export async function approvedEffectOf(type: RequestType): Promise<ApprovedEffect | undefined> {
  known ??= readDomainFiles<ApprovedEffects>('effects.ts').then((found) => Object.assign({}, ...found.values()));
  return (await known)[type];
}
