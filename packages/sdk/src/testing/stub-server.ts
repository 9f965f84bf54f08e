import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type EnvironmentName, resolveEnvironment } from '../environment.ts';

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

export type Answerer = (received: ReceivedRequest, response: ServerResponse) => void;

/** A real HTTP server in this process that records its requests. */
export interface StubServer {
  readonly origin: string;
  readonly received: ReceivedRequest[];
  /** Responds from now on. Given several, one per request; the last one repeats. */
  answer(...answerers: Answerer[]): void;
  close(): Promise<void>;
}

export async function startStubServer(): Promise<StubServer> {
  const received: ReceivedRequest[] = [];
  let answerers: Answerer[] = [];
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, text: Buffer.concat(chunks).toString() };
    received.push(one);
    const answerer = answerers.length > 1 ? answerers.shift() : answerers[0];
    answerer?.(one, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer(...given) {
      answerers = given;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Responds with JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answerer {
  return (_received, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** Responds with a problem of the contract. */
export function problem(status: number, code: string, detail: string, more: object = {}): Answerer {
  const body = { type: `urn:lifedesk:problem:${code}`, title: code, status, detail, code, ...more };
  return json(status, body, { 'Content-Type': 'application/problem+json' });
}

/** Responds with any text under any content type. */
export function text(status: number, body: string, contentType = 'text/html'): Answerer {
  return (_received, response) => response.writeHead(status, { 'Content-Type': contentType }).end(body);
}

/** Responds without a body. */
export function empty(status: number): Answerer {
  return (_received, response) => response.writeHead(status).end();
}

/** Breaks the connection instead of responding. */
export const reset: Answerer = (_received, response) => response.socket?.destroy();

/** Never responds. */
export const silence: Answerer = () => {};

/** An environment with all services on one origin. */
export function environmentOn(origin: string, name: EnvironmentName = 'QA') {
  const api = `${origin}/api`;
  return resolveEnvironment('stub.example', {
    hosts: [{ environment: name, host: 'stub.example' }],
    bases: { [name]: { customerService: api, content: api, email: api } },
  });
}
