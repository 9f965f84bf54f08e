import { createServer } from 'node:http';
import { type Deviation, type Message, pathOf } from './deviations.ts';

/** Headers of the connection: each side sets its own. */
const OF_CONNECTION = /^(host|connection|content-length|transfer-encoding|content-encoding|keep-alive)$/;

const textsOf = (headers: Iterable<[string, string | string[] | undefined]>): Record<string, string> =>
  Object.fromEntries(
    [...headers].flatMap(([name, value]) =>
      typeof value === 'string' && !OF_CONNECTION.test(name) ? [[name, value]] : [],
    ),
  );

/**
 * Runs a core that does one thing wrong: a proxy in front of the reference API.
 * @param origin of the reference API
 */
export async function withBrokenCore<Result>(
  origin: string,
  deviation: Deviation,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const { changeCall = (call: Message) => call, changeReply = (reply) => reply } = deviation;
  const path = pathOf(deviation);
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = 'POST', url = '/' } = request;
    const isMeant = url === path;
    const sent = {
      method,
      path: url,
      headers: textsOf(Object.entries(request.headers)),
      body: Buffer.concat(chunks).toString(),
    };
    const call = isMeant ? changeCall(sent) : sent;
    const answer = await fetch(origin + url, {
      method,
      headers: call.headers,
      ...(method !== 'GET' && { body: call.body }),
    });
    const reply = { status: answer.status, headers: textsOf(answer.headers), body: await answer.text() };
    const { status, headers, body } = isMeant ? changeReply(reply, sent) : reply;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    return await use(`http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
