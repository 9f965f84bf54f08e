// Calls operations in process and stores each response under its own name.
import { randomUUID } from 'node:crypto';
import { addressOf, type RunningApi } from '@lifedesk/api/testing';
import { hashOf } from '../whole-texts.ts';
import { hashDrawing, normalise } from './normalise.ts';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: any JSON; the caller knows the operation
  readonly body: any;
}

/** Documents about new payments or requests contain random numbers, so only their existence is recorded. */
const DRAWS_WHAT_IS_NEW = / (paid|later)$/;

export type Headers = Readonly<Record<string, string>>;

export class Asker {
  readonly #api: RunningApi;
  /** Status and hash by family and key. */
  readonly kept = new Map<string, Map<string, string>>();

  constructor(api: RunningApi) {
    this.#api = api;
  }

  /** Calls without recording the response. */
  async ask(operation: string, body: unknown, headers: Headers): Promise<Answer & { text: string }> {
    const { statusCode, body: text } = await this.#api.app.inject({
      method: 'POST',
      url: addressOf(operation),
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    });
    return { status: statusCode, text, body: text.startsWith('{') ? JSON.parse(text) : null };
  }

  async keep(family: string, key: string, operation: string, body: unknown, headers: Headers): Promise<Answer> {
    const answer = await this.ask(operation, body, headers);
    const said = `${answer.status}\n${normalise(answer.text)}`;
    const whole = DRAWS_WHAT_IS_NEW.test(key)
      ? said.replace(/"drawn \w+"/, '"drawn"')
      : said + (await this.#document(answer));
    const of = this.kept.get(family) ?? new Map<string, string>();
    of.set(key, `${answer.status}:${hashOf(whole)}`);
    this.kept.set(family, of);
    return answer;
  }

  /** The contents of the document that a response links to. */
  async #document({ body }: Answer): Promise<string> {
    if (typeof body?.tempFileId !== 'string' || typeof body.url !== 'string') return '';
    const file = await this.#api.app.inject({ method: 'GET', url: body.url });
    return `\ndocument ${file.statusCode} ${hashDrawing(file.rawPayload)}`;
  }
}
