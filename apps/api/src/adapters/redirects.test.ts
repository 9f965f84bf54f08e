import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const callers = globSync('*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')] as const)
  .filter(([, code]) => /\bfetch\b|from 'undici'/.test(code));

it('there are adapters that call external parties over HTTP', () => expect(callers.length).toBeGreaterThan(5));

/** `fetch` is asked to follow none; undici's `request` follows none by itself. */
const FOLLOWS_NONE = /redirect: 'error'|import \{ request \} from 'undici'/;

// a redirect could send the call, with its token and body, to any other host
it.each(callers)('%s follows no redirect', (_, code) => expect(code).toMatch(FOLLOWS_NONE));
