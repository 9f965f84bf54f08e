import type { FastifyInstance, FastifyReply } from 'fastify';
import { signatureOf } from './signature.ts';

export interface SignedPartyOptions {
  secret: string;
  clock: { now(): Date };
  /** Whether the party is down, so that it answers nothing else. */
  isAway?: () => Promise<boolean>;
}

/** Sends a signed JSON answer. */
export type SignedAnswer = (reply: FastifyReply, status: number, content: object) => FastifyReply;

/** Makes a server of signed calls: bodies stay text, whose signature is checked before any route sees it. */
export function asSignedParty(
  app: FastifyInstance,
  headerPrefix: string,
  { secret, clock, isAway }: SignedPartyOptions,
): SignedAnswer {
  const { sign, isSigned } = signatureOf(headerPrefix);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: unknown, body: string) => body);
  const answer: SignedAnswer = (reply, status, content) => {
    const body = JSON.stringify(content);
    return reply
      .code(status)
      .headers(sign(secret, body, clock.now()))
      .type('application/json')
      .send(body);
  };
  app.addHook('preHandler', async (request, reply) => {
    if (!isSigned(secret, String(request.body ?? ''), request.headers, clock.now()))
      return answer(reply, 401, { error: 'signature' });
    if (await isAway?.()) return answer(reply, 503, { error: 'away' });
  });
  return answer;
}
