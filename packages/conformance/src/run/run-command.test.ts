import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runCommand(args, (line) => lines.push(line), '2026-11-21');
  return { code, text: lines.join('\n') };
}

/** Serves one response at any address. */
async function withServer<Result>(status: number, type: string, body: string, use: (url: string) => Promise<Result>) {
  const server = createServer((_, response) => response.writeHead(status, { 'content-type': type }).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    return await use(`http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`);
  } finally {
    server.close();
  }
}

describe('runCommand', () => {
  it('prints every option', async () => {
    const { code, text } = await run('--help');
    expect(code).toBe(0);
    for (const option of ['--base', '--system', '--known', '--json', '--only', '--help'])
      expect(text).toContain(`\n  ${option} `);
  });
  it.each([
    [['--fast'], "Unknown option '--fast'. --help lists the options."],
    [['core.example.com'], "Unexpected argument 'core.example.com'. --help lists the options."],
    [[], '--base and --system are required. --help lists the options.'],
  ])('names --help after %j', async (args, message) => {
    expect(await run(...args)).toEqual({ code: 2, text: message });
  });
  it('says that nothing responds', async () => {
    const { code, text } = await run('--base', 'http://127.0.0.1:9/api', '--system', 'http://127.0.0.1:9/sandbox');
    expect(code).toBe(2);
    expect(text).toContain('Nothing responds at http://127.0.0.1:9/api');
  });
  it('says that the base is a page', async () => {
    const { code, text } = await withServer(200, 'text/html', '<p>', (url) => run('--base', url, '--system', url));
    expect(code).toBe(2);
    expect(text).toContain('is a page and no API');
  });
  it('says that the core has no such path', async () => {
    const { text } = await withServer(404, 'application/json', '{}', (url) => run('--base', url, '--system', url));
    expect(text).toContain('does not exist. Does the base address have the right path');
  });
  it('says that a file is missing', async () => {
    const { code, text } = await run('--base', 'https://core.invalid', '--system', 'no-such-file.json');
    expect(code).toBe(2);
    expect(text).toBe('--system: there is no readable file no-such-file.json');
  });
});
