import { parseArgs } from 'node:util';
import { operations } from '../contract/operations.ts';
import { InputError } from './known-failures.ts';

export interface Options {
  /** Base address of the core, without a slash at the end. */
  readonly base: string;
  /** Address of the test system, or the path of a file that names it. */
  readonly system: string;
  readonly known?: string;
  readonly json?: string;
  /** Operations to check; all if empty. */
  readonly only: readonly string[];
}

export const USAGE = `lifedesk-conformance --base URL --system URL|FILE [--known FILE] [--json FILE] [--only OPERATION]…

  --base    base address of the core, such as https://core.example.com/api
  --system  address of the test system, or a JSON file with { "url", "headers" }
  --known   JSON list of known failures: { "check", "until", "reason" }
  --json    file for the outcome of every check
  --only    an operation to check, such as updateMode; may be repeated
  --help    this text

Exit code: 0 if the core conforms, 1 if it does not, 2 if the run could not take place.`;

const SEE_HELP = '--help lists the options.';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

function addressOf(option: string, text: string): string {
  if (!URL.canParse(text)) throw new InputError(`${option} is not an address: ${text}`);
  const { protocol, hostname, search, hash } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  if (!isWeb) throw new InputError(`${option} must begin with https://: ${text}`);
  if (protocol === 'http:' && !LOCAL.has(hostname))
    throw new InputError(`${option} must begin with https://, because the calls contain one-time passwords: ${text}`);
  if (search || hash) throw new InputError(`${option} must be an address without ? and #: ${text}`);
  return text.replace(/\/+$/, '');
}

const isAddress = (text: string) => /^[a-z][a-z0-9+.-]*:\/\//i.test(text);

/** Reads the command line. Throws an `InputError` that says what is wrong. */
export function readOptions(args: readonly string[]): Options {
  const option = { type: 'string' } as const;
  const {
    base,
    system,
    known,
    json,
    only = [],
  } = parse(() =>
    parseArgs({
      args: [...args],
      options: { base: option, system: option, known: option, json: option, only: { type: 'string', multiple: true } },
    }),
  ).values;
  if (base === undefined || system === undefined) throw new InputError(`--base and --system are required. ${SEE_HELP}`);
  const unknown = only.find((id) => !operations.some((operation) => operation.id === id));
  if (unknown !== undefined) throw new InputError(`--only names no operation of the contract: ${unknown}`);
  return {
    base: addressOf('--base', base),
    system: isAddress(system) ? addressOf('--system', system) : system,
    only,
    ...(known !== undefined && { known }),
    ...(json !== undefined && { json }),
  };
}

function parse<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    // Node adds advice about arguments that begin with a hyphen
    const [problem = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new InputError(`${problem}. ${SEE_HELP}`);
  }
}
