import { readSigningKeys, type SigningKey } from '@lifedesk/rules';
import type { Sdk } from '@lifedesk/sdk';

/** Where the keys are: beside the API of the insurer that signed. An address in the code is ignored. */
export const keysUrl = ({ environment }: Sdk): string =>
  new URL('/.well-known/jwks.json', new URL(environment.bases.customerService, location.href)).href;

/** The published keys. Throws without a network if they were not stored yet. */
export async function loadKeys(sdk: Sdk): Promise<SigningKey[]> {
  const answer = await fetch(keysUrl(sdk));
  if (!answer.ok) throw new Error(`the keys answer ${answer.status}`);
  const keys = readSigningKeys(await answer.json());
  if (keys.length === 0) throw new Error('there are no keys');
  return keys;
}
