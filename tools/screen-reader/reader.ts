import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sleep } from './sleep.ts';
import type { Desktop } from './start-orca.ts';

/** Milliseconds without a word after which a step is over: in a page, and while a page loads. */
const QUIET = 800;
const QUIET_AFTER_LOAD = 4_000;
/** Milliseconds that Orca may take for the first word, on a busy machine. After that, the step is silent. */
const SILENT = 3_000;
/** In ms. */
const HEARD_WITHIN = 120_000;
const MOST_TABS = 90;

const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.preonboarding.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'signon.rememberSignons': false,
  'browser.formfill.enable': false,
  'termsofuse.bypassNotification': true,
  'ui.prefersReducedMotion': 1,
};

/** One thing that the customer does, and what Orca says then. */
interface Step {
  readonly label: string;
  readonly heard: readonly string[];
}

/** A customer who uses Firefox with the keyboard and Orca. */
export class Reader {
  readonly #desktop: Desktop;
  readonly #steps: Step[] = [];
  #heard: number;

  constructor(desktop: Desktop) {
    this.#desktop = desktop;
    this.#heard = desktop.phrases().length;
  }

  /** Starts Firefox. Its own words are not part of the transcript. */
  async start(): Promise<void> {
    const profile = join(this.#desktop.folder, 'firefox');
    mkdirSync(profile);
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    this.#desktop.run('firefox-esr', '--new-instance', '--no-remote', '--profile', profile, 'about:blank');
    await this.#listen('start Firefox', /Firefox/, QUIET_AFTER_LOAD);
    this.#steps.length = 0;
  }

  /** Opens an address, as typed into the address bar. */
  async open(label: string, address: string, expected: RegExp): Promise<void> {
    this.#press('ctrl+l');
    await this.#listen('address bar', undefined, QUIET);
    this.#steps.pop();
    this.#type(address);
    this.#press('Return');
    await this.#listen(label, expected, QUIET_AFTER_LOAD);
  }

  /**
   * Presses keys, and waits for the words that must be heard then.
   * @param keys as xdotool names them
   */
  async press(label: string, keys: readonly string[], expected?: RegExp): Promise<string> {
    this.#press(...keys);
    return await this.#listen(label, expected, expected ? QUIET_AFTER_LOAD : QUIET);
  }

  /** Waits without doing anything. */
  async wait(label: string, expected?: RegExp): Promise<void> {
    await this.#listen(label, expected, QUIET_AFTER_LOAD);
  }

  /** Types into the field that has the focus, in place of what is there. */
  async type(label: string, text: string, expected?: RegExp): Promise<void> {
    this.#press('ctrl+a');
    this.#type(text);
    await this.#listen(label, expected, QUIET);
  }

  /** Presses Tab until something is heard. */
  async tabTo(wanted: RegExp): Promise<void> {
    const begin = this.#steps.length;
    for (let tab = 0; tab < MOST_TABS; tab += 1) {
      const heard = await this.press('Tab', ['Tab']);
      if (wanted.test(heard)) return;
    }
    const heard = this.#steps.slice(begin).flatMap((step) => step.heard);
    throw new Error(`${wanted} was not reached with Tab. Heard:\n${heard.join('\n')}`);
  }

  /** Reads on line by line with the arrow keys, until nothing more is heard. @param lines at most */
  async readOn(lines: number): Promise<void> {
    const heard: string[] = [];
    for (let line = 0; line < lines; line += 1) {
      const phrases = await this.press('Down', ['Down']);
      this.#steps.pop();
      if (phrases === '') break;
      heard.push(phrases);
    }
    this.#steps.push({ label: `Read on with Down`, heard });
  }

  /** Forgets what was heard so far, so that the transcript begins here. */
  forget(): void {
    this.#steps.length = 0;
  }

  transcript(): string {
    return this.#steps.map(({ label, heard }) => [`# ${label}`, ...heard, ''].join('\n')).join('\n');
  }

  #press(...keys: readonly string[]) {
    execFileSync('xdotool', ['key', '--delay', '40', ...keys], { env: this.#desktop.env });
  }

  #type(text: string) {
    execFileSync('xdotool', ['type', '--delay', '60', text], { env: this.#desktop.env });
  }

  /** Waits for the expected words and then for silence. Throws if they are not heard. */
  async #listen(label: string, expected: RegExp | undefined, quiet: number): Promise<string> {
    const begin = Date.now();
    let count = this.#desktop.phrases().length;
    let since = begin;
    const isOver = () => {
      const words = this.#desktop.phrases().slice(this.#heard).join('\n');
      const now = Date.now();
      if (expected && !expected.test(words)) return now - begin > HEARD_WITHIN;
      return now - since > (words === '' ? SILENT : quiet);
    };
    while (!isOver()) {
      await sleep(50);
      const now = this.#desktop.phrases().length;
      if (now !== count) since = Date.now();
      count = now;
    }
    const heard = this.#desktop.phrases().slice(this.#heard, count);
    this.#heard = count;
    this.#steps.push({ label, heard: heard.length > 0 ? heard : ['(silence)'] });
    if (process.env.TRACE) console.log(Math.round((Date.now() - begin) / 100) / 10, label, heard);
    if (expected && !expected.test(heard.join('\n')))
      throw new Error(`“${label}” did not say ${expected}. Heard:\n${heard.join('\n')}`);
    return heard.join('\n');
  }
}
