import { resolve } from 'node:path';

export type Env = Readonly<Record<string, string | undefined>>;

/** Reads variables and collects their problems, so that one start reports them all. */
export class Reader {
  readonly problems: string[] = [];
  readonly env: Env;
  constructor(env: Env) {
    this.env = env;
  }
  text(name: string): string | null {
    return this.env[name]?.trim() || null;
  }
  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const given = this.text(name) ?? fallback;
    const found = allowed.find((a) => a === given);
    if (!found) this.problems.push(`${name} must be one of ${allowed.join(', ')}`);
    return found ?? fallback;
  }
  integer(name: string, fallback: number, min: number, max: number): number {
    const given = this.text(name);
    if (given === null) return fallback;
    const value = Number(given);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    this.problems.push(`${name} must be a whole number from ${min} to ${max}`);
    return fallback;
  }
  flag(name: string, fallback: boolean): boolean {
    return this.oneOf(name, ['on', 'off'], fallback ? 'on' : 'off') === 'on';
  }
  url(name: string, protocols: readonly string[]): string | null {
    const given = this.text(name);
    if (given === null) return null;
    const url = URL.parse(given);
    if (url && protocols.includes(url.protocol)) return given.replace(/\/+$/, '');
    this.problems.push(`${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
    return null;
  }
  /** Exact origins, separated by commas. A pattern such as `*` would also trust sites that are not listed. */
  origins(name: string): readonly string[] {
    const given = (this.text(name) ?? '').split(',').map((each) => each.trim());
    const origins = given.filter(Boolean);
    const isExact = (each: string) => /^https?:[^*]+$/.test(each) && URL.parse(each)?.origin === each;
    const wrong = origins.filter((each) => !isExact(each));
    if (wrong.length > 0)
      this.problems.push(
        `${name} must list exact origins, separated by commas, such as https://agents.example: no *, no path, no "/" at the end`,
      );
    return origins.filter((each) => !wrong.includes(each));
  }
  /** `host:port`, where this process listens. */
  address(name: string): { host: string; port: number } | null {
    const given = this.text(name);
    if (given === null) return null;
    const [, host, port] = /^(\[[\da-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(given) ?? [];
    if (host && Number(port) <= 65_535) return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) };
    this.problems.push(`${name} must be host:port, such as 127.0.0.1:9464`);
    return null;
  }
  /** The content of a file, as parsed by `read`. */
  file<T>(name: string, fallback: string, read: (path: string) => T): T {
    const given = this.text(name);
    if (given === null) return read(fallback);
    try {
      return read(resolve(given));
    } catch (error) {
      this.problems.push(`${name}: ${messageOf(error)}`);
      return read(fallback);
    }
  }
  /** Variables that belong together: all of them are set or none. */
  group<K extends string>(names: Record<K, string>): Record<K, string> | null {
    const entries = Object.entries<string>(names).map(([key, name]) => [key, this.text(name)] as const);
    if (entries.every(([, value]) => value === null)) return null;
    const missing = Object.values<string>(names).filter((name) => this.text(name) === null);
    for (const name of missing)
      this.problems.push(`${name} is missing; it goes with ${Object.values(names).join(', ')}`);
    return missing.length === 0 ? (Object.fromEntries(entries) as Record<K, string>) : null;
  }
  /** An outside party that the API calls: its address, and what goes with it. */
  party<K extends string>(
    names: Record<K | 'url', string>,
    protocols: readonly string[] = ['http:', 'https:'],
  ): Record<K | 'url', string> | null {
    this.url(names.url, protocols);
    return this.group(names);
  }
}

/** What an error says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
