import { createServer, type Server, type Socket } from 'node:net';

export interface ReceivedMail {
  readonly to: readonly string[];
  /** Headers and body as received, still in quoted-printable. */
  readonly raw: string;
}

/** Speaks enough SMTP (RFC 5321) to receive a mail, and keeps what it receives. */
export function createMailReceiver(keep: (mail: ReceivedMail) => void): Server {
  return createServer((socket) => {
    socket.setEncoding('utf8');
    socket.on('error', () => socket.destroy());
    converse(socket, keep);
  });
}

function converse(socket: Socket, keep: (mail: ReceivedMail) => void): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let to: string[] = [];
  let data: string[] | null = null;
  let rest = '';

  const onCommand = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO' || verb === 'HELO') say('250 receiver.example');
    else if (verb === 'MAIL') {
      to = [];
      say('250 OK');
    } else if (verb === 'RCPT') {
      to.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
      say('250 OK');
    } else if (verb === 'DATA') {
      data = [];
      say('354 End with a line of one dot');
    } else if (verb === 'QUIT') socket.end('221 Bye\r\n');
    else if (verb === 'RSET' || verb === 'NOOP') say('250 OK');
    else say('502 Unknown');
  };
  const onData = (lines: string[], line: string): void => {
    if (line !== '.') {
      lines.push(line.replace(/^\.\./, '.'));
      return;
    }
    keep({ to, raw: lines.join('\n') });
    data = null;
    say('250 OK');
  };

  socket.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (data) onData(data, line);
      else onCommand(line);
    }
  });
  say('220 receiver.example ESMTP');
}
