import type { FastifyInstance } from 'fastify';

/**
 * Adds a lookup route as a third party would offer it: POST of JSON with a bearer token. 401 for a wrong token, 400 for
 * a missing field, 404 if the answer is null.
 */
export function answerQuestions<Word extends string>(
  app: FastifyInstance,
  token: string,
  words: readonly Word[],
  answer: (question: Record<Word, string>) => object | null | Promise<object | null>,
): void {
  app.post('/', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${token}`) return reply.code(401).send();
    const question = (request.body ?? {}) as Record<Word, unknown>;
    if (!words.every((word) => typeof question[word] === 'string')) return reply.code(400).send();
    return (await answer(question as Record<Word, string>)) ?? reply.code(404).send();
  });
}
