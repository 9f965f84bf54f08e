import type { Deps } from '../../deps.ts';
import { isRecord } from '../../platform/is-record.ts';
import { openJson, sealJson } from '../../platform/sealed-json.ts';
import type { StaffSignInSecrets } from '../../ports/staff-provider.ts';

type Needs = Pick<Deps, 'secrets'>;

export const sealSignIn = ({ secrets }: Needs, signIn: StaffSignInSecrets): string =>
  sealJson(secrets, 'staff', signIn);

/** The secrets of a sign-in that has begun. Throws if this installation did not begin it. */
export function openSignIn({ secrets }: Needs, sealed: string): StaffSignInSecrets {
  const opened = openJson(secrets, 'staff', sealed);
  const { state, nonce, verifier, returnAddress } = isRecord(opened) ? opened : {};
  if (
    typeof state !== 'string' ||
    typeof nonce !== 'string' ||
    typeof verifier !== 'string' ||
    typeof returnAddress !== 'string'
  )
    throw new Error('a sign-in of staff is not complete');
  return { state, nonce, verifier, returnAddress };
}
