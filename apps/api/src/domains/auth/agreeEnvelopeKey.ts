import { handler, ok } from '../../platform/contract/handler.ts';
import { createKeyRing } from '../../platform/envelope/key-ring.ts';

export default handler('agreeEnvelopeKey', async ({ body }, deps) => {
  const { id, publicKey, endsAt } = await createKeyRing(deps).publish();
  return ok({ keyId: id, algorithm: body.algorithm, publicKey, expiresAt: endsAt.toISOString() });
});
