import type { Deps } from '../../../deps.ts';
import type { DocumentCheck } from '../../../platform/pdf/document-check.ts';
import { type DocumentFacts, signerOf } from '../../../platform/signing/signer.ts';
import { PREFIX } from '../../../platform/web/known-routes.ts';

/** The page that verifies documents. */
const PAGE = `${PREFIX}/verify`;

/** Signs the facts of a document now. The code is in the fragment of the URL, which browsers do not send to servers. */
export function signDocument(
  { secrets, clock, origin }: Pick<Deps, 'secrets' | 'clock' | 'origin'>,
  facts: DocumentFacts,
): DocumentCheck {
  const signer = signerOf(secrets);
  const signedAt = clock.now();
  const code = signer.sign(facts, signedAt);
  const page = `${origin()}${PAGE}`;
  return { page, code, url: `${page}#${code}`, keyId: signer.keyId, signedAt };
}
