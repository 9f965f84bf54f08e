import { createServer, type Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { expect, it } from 'vitest';
import { outboxMailer, outboxSmsSender } from '../../simulators/sandbox/outbox-senders.ts';
import type { Db } from '../platform/database/connect.ts';
import type { Clock } from '../ports/clock.ts';
import type { Sms } from '../ports/sms-sender.ts';
import { messageSenderSuite } from '../testing/message-sender.suite.ts';
import { createMailReceiver, type ReceivedMail } from '../testing/outside/mail-receiver.ts';
import { testBrand } from '../testing/test-config.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { httpSmsSender } from './http-sms-sender.ts';
import { smtpMailer } from './smtp-mailer.ts';

const listen = async (server: Server | NetServer): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
/** What the SMS provider received besides recipient and text, oldest first. */
const registrations: unknown[] = [];
const end = (server: Server | NetServer) => new Promise((resolve) => server.close(resolve));

messageSenderSuite(
  'SMS over HTTP',
  ['it answers 500', 'it answers 401', 'it does not answer', 'it is away'],
  async () => {
    const arrived: { to: string; text: string }[] = [];
    let status: number | null = 202;
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      expect(request.headers).toMatchObject({
        authorization: 'Bearer token-of-the-provider',
        'content-type': 'application/json',
      });
      const { to, text, ...registration } = JSON.parse(body);
      registrations.push(registration);
      if (status === null) return;
      if (status < 300) arrived.push({ to, text });
      response.writeHead(status).end('{"id":"1"}');
    });
    const url = `http://127.0.0.1:${await listen(server)}/messages`;
    const options = { url, token: 'token-of-the-provider', sender: 'MERULF', entityId: testBrand.sms.entity };
    let sender = httpSmsSender(options);
    const answerWith = (next: number | null) => () => {
      status = next;
      if (next === null) sender = httpSmsSender({ ...options, timeoutMs: 100 });
    };
    return {
      send: (message) => sender.send(message),
      to: '+919876543210',
      arrived: async () => arrived,
      fail: {
        'it answers 500': answerWith(500),
        'it answers 401': answerWith(401),
        'it does not answer': answerWith(null),
        'it is away': async () => {
          server.closeAllConnections();
          await end(server);
        },
      },
      close: async () => server.closeAllConnections(),
    };
  },
);

/** The text of a mail, decoded from its transfer encoding. */
function textOf({ raw }: ReceivedMail): string {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/);
  const body = rest.join('\n\n').trim();
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

messageSenderSuite('mail over SMTP', ['it is away'], async () => {
  const mails: ReceivedMail[] = [];
  const server = createMailReceiver((mail) => mails.push(mail));
  const port = await listen(server);
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'care@merulife.example' });
  return {
    send: ({ to, text }) => mailer.send({ to, subject: 'Your one-time password', text }),
    to: 'asha.kulkarni@example.com',
    arrived: async () => mails.map((mail) => ({ to: mail.to[0] ?? '', text: textOf(mail) })),
    fail: {
      'it is away': async () => {
        mailer.close();
        await end(server);
      },
    },
    close: async () => mailer.close(),
  };
});

it('sends the provider the insurer, the registered template of the language, and numbered variables', () => {
  const { entity, templates } = testBrand.sms;
  const of = (templateId: string, variables: readonly string[]) => ({
    from: 'MERULF',
    entityId: entity,
    templateId,
    variables,
  });
  expect(registrations.slice(0, 2)).toEqual([
    of(templates.otp.hi, ['493027', 'PAN – PAN में बदलाव']),
    of(templates['call-back'].en, ['CB-1']),
  ]);
});

for (const [name, make] of [
  ['the outbox, as SMS', (db: Db, clock: Clock) => outboxSmsSender(db, clock)],
  [
    'the outbox, as mail',
    (db: Db, clock: Clock) => ({
      send: ({ to, text }: Sms) => outboxMailer(db, clock).send({ to, subject: 'Your one-time password', text }),
    }),
  ],
] as const)
  messageSenderSuite(name, [], async () => {
    const now = new Date('2026-11-21T04:30:00Z');
    const { db, close } = await openTestDatabase(now, false);
    const sender = make(db, { now: () => now });
    return {
      send: (message) => sender.send(message),
      to: '+919876543210',
      arrived: async () => {
        const rows = await db.selectFrom('outbox').select(['recipient', 'text']).orderBy('id').execute();
        return rows.map(({ recipient: to, text }) => ({ to, text }));
      },
      fail: {},
      close,
    };
  });

it('sends mail with attachments to exactly one recipient, whatever the address contains', async () => {
  const mails: ReceivedMail[] = [];
  const server = createMailReceiver((mail) => mails.push(mail));
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${await listen(server)}`, from: 'care@merulife.example' });
  const content = Buffer.from('%PDF-1.7 receipt');
  await mailer.send({
    to: 'asha@example.com, someone@else.example',
    subject: 'Receipt\r\nBcc: someone@else.example',
    text: 'Attached.',
    attachments: [{ fileName: 'receipt.pdf', contentType: 'application/pdf', content }],
  });
  mailer.close();
  await end(server);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toHaveLength(1);
  expect(mails[0]?.raw).toContain(content.toString('base64'));
  expect(mails[0]?.raw).not.toMatch(/^Bcc:/m);
});
