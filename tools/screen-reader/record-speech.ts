// An output module of speech-dispatcher without a voice: it appends each phrase to the file that SPOKEN names, as a line of JSON.
// The protocol is the one of speech-dispatcher's own modules, on standard input and output.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const file = process.env.SPOKEN ?? '';
const answer = (...lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/** Phrases arrive as SSML. */
const plainText = (ssml: string) =>
  ssml
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (entity, name) => ENTITIES[name] ?? entity)
    .trim();

function record(ssml: string) {
  const text = plainText(ssml);
  if (text !== '') appendFileSync(file, `${JSON.stringify(text)}\n`);
  answer('200 OK SPEAKING', '701 BEGIN', '702 END');
}

/** Commands with lines after them: what to answer first, and what to do with the lines. */
const WITH_LINES: Readonly<Record<string, readonly [first: string, then: (lines: string) => void]>> = {
  AUDIO: ['207 OK RECEIVING AUDIO SETTINGS', () => answer('203 OK AUDIO INITIALIZED')],
  LOGLEVEL: ['207 OK RECEIVING LOGLEVEL SETTINGS', () => answer('203 OK LOG LEVEL SET')],
  SET: ['203 OK RECEIVING SETTINGS', () => answer('203 OK SETTINGS RECEIVED')],
  SPEAK: ['202 OK RECEIVING MESSAGE', record],
  CHAR: ['202 OK RECEIVING MESSAGE', record],
  KEY: ['202 OK RECEIVING MESSAGE', record],
  SOUND_ICON: ['202 OK RECEIVING MESSAGE', () => answer('200 OK SPEAKING', '701 BEGIN', '702 END')],
};

let take: ((lines: string) => void) | undefined;
let lines: string[] = [];

function obey(command: string) {
  const longer = WITH_LINES[command];
  if (longer) {
    [, take] = longer;
    answer(longer[0]);
  } else if (command === 'INIT') answer('299-records phrases', '299 OK LOADED SUCCESSFULLY');
  else if (command.startsWith('LIST VOICES')) answer('200-silent\ten\tnone', '200 OK VOICE LIST SENT');
  else if (command === 'QUIT') {
    answer('210 OK QUIT');
    process.exit();
  } else if (command !== 'STOP' && command !== 'PAUSE') answer('300 ERR UNKNOWN COMMAND');
}

for await (const line of createInterface({ input: process.stdin })) {
  if (!take) obey(line.trim());
  else if (line !== '.') lines.push(line.replace(/^\.\./, '.'));
  else {
    const end = take;
    take = undefined;
    end(lines.join('\n'));
    lines = [];
  }
}
