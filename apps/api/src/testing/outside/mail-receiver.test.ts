import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { smtpMailer } from '../../adapters/smtp-mailer.ts';
import { createMailReceiver, type ReceivedMail } from './mail-receiver.ts';

it('accepts a mail from the real adapter', async () => {
  const mails: ReceivedMail[] = [];
  const server = createMailReceiver((mail) => mails.push(mail));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'care@merulife.example' });
  await mailer.send({ to: 'asha@people.example', subject: 'Hello', text: 'First line\n.second line' });
  mailer.close();
  server.close();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toEqual(['asha@people.example']);
  expect(mails[0]?.raw).toContain('Subject: Hello');
  expect(mails[0]?.raw).toContain('\n.second line');
});
