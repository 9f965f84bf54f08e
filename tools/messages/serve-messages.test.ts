// A saved text reaches the running dev server without a restart.
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, root } from '../run.ts';
import { serveMessages } from './serve-messages.ts';

const MODULE = '/src/paraglide/messages/_index.js';

let home: string;
let server: ViteDevServer;

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(home, file)), { recursive: true });
  writeFileSync(join(home, file), text);
};
const fileOf = (locale: string) => `src/login/messages/${locale}.json`;
const save = (locale: string, texts: object) => write(fileOf(locale), JSON.stringify(texts));

const loadMessages = async (): Promise<string> => (await server.transformRequest(MODULE))?.code ?? '';

beforeAll(async () => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'serve-messages-')));
  const services = join(root, 'packages/services');
  const settings = JSON.parse(readFileSync(join(services, 'project.inlang/settings.json'), 'utf8'));
  settings['plugin.inlang.messageFormat'].pathPattern = [`./${fileOf('{locale}')}`];
  write('project.inlang/settings.json', JSON.stringify(settings));
  symlinkSync(join(services, 'node_modules'), join(home, 'node_modules'));
  for (const name of ['messages/_index', 'registry']) write(`src/paraglide/${name}.js`, 'export {};');
  write('src/paraglide/runtime.js', "export const experimentalStaticLocale = undefined, getLocale = () => 'hi';");
  write('src/screen.js', "export * from './paraglide/messages/_index.js';");
  save('en', { login_title: 'Sign in', login_lead: 'No password' });
  save('hi', { login_title: 'साइन इन करें' });
  server = await createServer({
    root: home,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: { port: await freePort() } },
    plugins: [serveMessages()],
  });
  // a browser asks for what imports the messages first
  await server.transformRequest('/src/screen.js');
});
afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true });
});

it.each([
  ['en', 'Sign in to all your policies'],
  ['hi', 'अपनी सभी पॉलिसियाँ देखें'],
])('a text saved in %s is served by the running server', async (locale, text) => {
  expect(await loadMessages()).toContain('`Sign in');
  save(locale, { login_title: text, login_added: 'Added' });
  // what the server's watcher reports
  server.watcher.emit('change', join(home, fileOf(locale)));
  await expect.poll(loadMessages, { timeout: 60_000 }).toContain(`\`${text}\``);
  expect(await loadMessages()).toContain('export const login_added');
});

it('a text that Hindi does not have is served in English', async () => {
  save('en', { login_title: 'Sign in', login_lead: 'No password' });
  save('hi', { login_title: 'साइन इन करें' });
  server.moduleGraph.invalidateAll();
  const { login_title: title, login_lead: lead } = await server.ssrLoadModule(MODULE);
  expect([title(), lead()]).toEqual(['साइन इन करें', 'No password']);
});

it('a text that is named by a rule and its reason is served by that name', async () => {
  save('en', { borrow: { 'too-early': 'It is too early for a loan.' } });
  save('hi', { borrow: { 'too-early': 'अभी लोन नहीं मिल सकता।' } });
  server.moduleGraph.invalidateAll();
  const messages = await server.ssrLoadModule(MODULE);
  expect(messages['borrow.too-early']()).toBe('अभी लोन नहीं मिल सकता।');
});
