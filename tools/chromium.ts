// Finds a Chromium for tests and measurements: LIFEDESK_CHROMIUM, else the one that the lockfile pins (@sparticuz/chromium
// holds the browser in the npm package: no apt-get, no download of its own), else one that the machine has.
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

/** Unpacks the pinned browser once, into another folder that is then renamed: a killed run leaves no half browser. */
async function unpack() {
  const home = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const folder = join(root, `node_modules/.cache/chromium-${version}`);
  if (existsSync(folder)) return folder;
  const part = `${folder}.${process.pid}`;
  const before = process.env.TMPDIR;
  mkdirSync(part, { recursive: true });
  process.env.TMPDIR = part; // the package unpacks to the temporary folder, and takes whatever lies there already
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium');
    await packed.executablePath();
    await inflate(join(home, 'bin/al2023.tar.br'));
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // else another run was quicker
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  return folder;
}

/** The pinned browser, or nothing where it does not start. Sets the environment that it needs. */
async function pinned() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = await unpack();
  const program = join(folder, 'chromium');
  // The package's own fonts everywhere: a bare machine has none, and text without a font has no height.
  const fonts = join(folder, 'fonts.conf');
  writeFileSync(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = fonts;
  // A bare machine lacks libnss3 and libnspr4: the package has them too.
  if (!starts(program))
    process.env.LD_LIBRARY_PATH = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return starts(program) ? program : undefined;
}

/** Is the browser the one that the lockfile pins, and so the one that the pictures of stories were taken with? */
export async function isPinned() {
  const own = await pinned();
  return own !== undefined && own === (await chromium());
}

/** @returns the browser's program */
export async function chromium(): Promise<string> {
  const found = process.env.LIFEDESK_CHROMIUM ?? (await pinned()) ?? SYSTEM.find(starts);
  if (!found) throw new Error('No Chromium: name one in LIFEDESK_CHROMIUM, or install one (on Debian: chromium).');
  return found;
}

if (process.argv[1] === import.meta.filename) console.log(await chromium());
