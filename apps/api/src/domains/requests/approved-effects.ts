import { readDomainFiles } from '../../platform/contract/domain-files.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { RequestType } from './known-types.ts';
import type { RequestRow } from './store.ts';

/** What an approved request does, in the transaction that completes it. `request` is as it is after that. */
export type ApprovedEffect = (transaction: Db, request: RequestRow) => Promise<void>;

/** What approved requests of a domain do; the default export of its `effects.ts`. */
export type ApprovedEffects = { readonly [Type in RequestType]?: ApprovedEffect };

let known: Promise<ApprovedEffects> | undefined;

/** The effect of a kind of request, if it has one. Read when first needed: a domain's effects may import this domain. */
export async function approvedEffectOf(type: RequestType): Promise<ApprovedEffect | undefined> {
  known ??= readDomainFiles<ApprovedEffects>('effects.ts').then((found) => Object.assign({}, ...found.values()));
  return (await known)[type];
}
