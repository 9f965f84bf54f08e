// Finds a Chromium for tests and benchmarks: LIFEDESK_CHROMIUM, else the one that the lockfile pins (@sparticuz/chromium
// contains the browser in the npm package: no apt-get, no separate download), else an installed one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const starts = (program: string) => spawnSync(program, ['--version']).status === 0;

/** Unpacks the pinned browser once, into another folder that is then renamed, so that a killed run leaves no incomplete browser. */
async function unpack() {
  const home = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const folder = join(root, `node_modules/.cache/chromium-${version}`);
  if (existsSync(folder)) return folder;
  const part = `${folder}.${process.pid}`;
  const before = process.env.TMPDIR;
  mkdirSync(part, { recursive: true });
  process.env.TMPDIR = part; // the package unpacks to the temporary folder, and uses whatever is already there
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium');
    await packed.executablePath();
    await inflate(join(home, 'bin/al2023.tar.br'));
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // otherwise another run was faster
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  return folder;
}

/** The pinned browser, or nothing if it does not start. Sets the environment that it needs. */
async function findPinned() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = await unpack();
  const program = join(folder, 'chromium');
  // Always use the package's fonts: a bare machine has none, and text without a font has no height.
  const fonts = join(folder, 'fonts.conf');
  writeFileSync(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = fonts;
  // A bare machine lacks libnss3 and libnspr4, so use those from the package.
  if (!starts(program))
    process.env.LD_LIBRARY_PATH = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return starts(program) ? program : undefined;
}

/** Is it the browser that the lockfile pins, which took the screenshots of stories? */
export async function isPinned() {
  const own = await findPinned();
  return own !== undefined && own === (await chromium());
}

/** @returns the path of the browser */
export async function chromium(): Promise<string> {
  const found = process.env.LIFEDESK_CHROMIUM ?? (await findPinned()) ?? SYSTEM.find(starts);
  if (!found) throw new Error('No Chromium found. Set LIFEDESK_CHROMIUM, or install one (on Debian: chromium).');
  return found;
}

if (process.argv[1] === import.meta.filename) console.log(await chromium());
