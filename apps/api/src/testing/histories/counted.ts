import { LIMITS } from '../../platform/access/limits/limit-table.ts';

/** What is counted, and by which limit. A service that sends or requests something gets a line. */
const RULES = {
  wrongCode: ['wrong codes compared', LIMITS.otpTries],
  wrongTry: ['attempts at one code', LIMITS.codeTries],
  signInMessage: ['messages with sign-in codes', LIMITS.sends],
  sessionMessage: ['messages with codes inside a session', LIMITS.sendsInSession],
  newContactMessage: ['messages with codes to a new contact', LIMITS.sendsToNewContact],
  bankQuestion: ['questions to the bank', LIMITS.bankVerifications],
} as const;

/** Counts, without the API, what was sent or compared, against the promised limit. */
export class CallCounter {
  readonly #happened = new Map<string, number[]>();
  /** How many above the limit may still come: they were in progress when a right code cleared the earlier ones. */
  readonly #forgiven = new Map<string, number>();
  readonly broken: string[] = [];

  happens(rule: keyof typeof RULES, subject: string, at: Date): void {
    const [name, { most, windowMs }] = RULES[rule];
    const key = `${rule} ${subject}`;
    const recent = [...(this.#happened.get(key) ?? []), at.getTime()].filter((time) => time > at.getTime() - windowMs);
    this.#happened.set(key, recent);
    const allowed = most + (this.#forgiven.get(key) ?? 0);
    if (recent.length > allowed) this.broken.push(`${name}: ${recent.length} for ${subject}, ${allowed} are allowed`);
  }

  /** Counts without a limit, because a right code is about to clear the wrong ones before it. */
  suspend(rule: keyof typeof RULES, subject: string): void {
    this.#forgiven.set(`${rule} ${subject}`, Number.POSITIVE_INFINITY);
  }

  /**
   * The limit applies again. @param forgiven how many above it may still come; undefined if what was counted still
   * counts
   */
  resume(rule: keyof typeof RULES, subject: string, forgiven?: number): void {
    const key = `${rule} ${subject}`;
    if (forgiven !== undefined) this.#happened.delete(key);
    this.#forgiven.set(key, forgiven ?? 0);
  }

  /** Whether the limit is reached. */
  isFull(rule: keyof typeof RULES, subject: string, at: Date): boolean {
    const [, { most, windowMs }] = RULES[rule];
    const key = `${rule} ${subject}`;
    const recent = (this.#happened.get(key) ?? []).filter((time) => time > at.getTime() - windowMs);
    return recent.length >= most + (this.#forgiven.get(key) ?? 0);
  }
}
