// The external parties of an installation on one computer: a payment gateway, an SMS provider, a mail server, a back office. It is a
// separate program for tests of the path to production, and talks to the API over HTTP and SMTP only. Prints its addresses as one line
// of JSON.
//   OUTSIDE_TLS_CERT, OUTSIDE_TLS_KEY   PEM files: the gateway serves HTTPS, which its payers' browsers require
//   OUTSIDE_GATEWAY_SECRET              shared with the merchant
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo, Server as NetServer } from 'node:net';
import Fastify from 'fastify';
import { createGatewaySimulator } from '../../../simulators/gateway/create-gateway-simulator.ts';
import { memoryStore } from '../../../simulators/gateway/store.ts';
import { createMailReceiver } from './mail-receiver.ts';

/** The messages received so far, newest first. */
const received: { channel: 'sms' | 'email'; to: string; text: string }[] = [];

const listen = async (server: Server | NetServer): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

/** POSTs over HTTPS to any name, but on this computer, because a name that exists only in a test has no address. */
const onThisComputer: typeof fetch = async (url, init) =>
  await new Promise((resolve, reject) => {
    const call = request(
      String(url),
      {
        method: init?.method ?? 'GET',
        headers: init?.headers as Record<string, string>,
        rejectUnauthorized: false,
        lookup: (_host, options, done) =>
          options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
        ...(init?.signal ? { signal: init.signal } : {}),
      },
      (answer) => {
        answer.resume();
        resolve(new Response(null, { status: answer.statusCode ?? 500 }));
      },
    );
    call.on('error', reject);
    call.end(init?.body);
  });

const smsProvider = createServer((incoming, answer) => {
  let body = '';
  incoming.on('data', (chunk) => {
    body += chunk;
  });
  incoming.on('end', () => {
    const { to, text } = JSON.parse(body);
    received.unshift({ channel: 'sms', to, text });
    answer.writeHead(202).end();
  });
});
/** Accepts every event and never answers it. */
const backOffice = createServer((incoming, answer) => {
  incoming.resume();
  answer.writeHead(202).end();
});
const mailServer = createMailReceiver(({ to, raw }) => {
  for (const address of to) received.unshift({ channel: 'email', to: address, text: raw });
});
const messages = createServer((_incoming, answer) => {
  answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(received));
});

const gateway = Fastify({
  https: { cert: readFileSync(setting('OUTSIDE_TLS_CERT')), key: readFileSync(setting('OUTSIDE_TLS_KEY')) },
});
let gatewayPort = 0;
const simulator = createGatewaySimulator({
  secret: setting('OUTSIDE_GATEWAY_SECRET'),
  clock: { now: () => new Date() },
  fetch: onThisComputer,
  store: memoryStore(),
  reference: randomUUID,
  scenarios: async () => new Set(),
  publicUrl: () => `https://localhost:${gatewayPort}`,
  notify: async () => {},
  pollMs: 100,
});
await gateway.register(simulator.plugin);
await gateway.listen({ port: 0, host: '127.0.0.1' });
gatewayPort = (gateway.server.address() as AddressInfo).port;

console.log(
  JSON.stringify({
    gateway: `https://localhost:${gatewayPort}`,
    sms: `http://127.0.0.1:${await listen(smsProvider)}`,
    mail: `smtp://127.0.0.1:${await listen(mailServer)}`,
    backOffice: `http://127.0.0.1:${await listen(backOffice)}`,
    messages: `http://127.0.0.1:${await listen(messages)}`,
  }),
);
