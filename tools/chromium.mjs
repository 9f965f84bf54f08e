// Finds a Chromium for the tests: LIFEDESK_CHROMIUM, else the one that the lockfile pins (@sparticuz/chromium ships the
// binary inside the npm package, so no apt-get and no browser download), else one that the machine has.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
const root = join(import.meta.dirname, '..');
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
export async function chromium() {
  const given = process.env.LIFEDESK_CHROMIUM;
  if (given) return given;
  if (process.platform === 'linux' && process.arch === 'x64') {
    const pkg = createRequire(import.meta.url).resolve('@sparticuz/chromium'); // …/build/index.js
    const dir = join(root, 'node_modules/.cache/chromium-153.0.0');
    if (!existsSync(dir)) { // unpack beside, then rename: a killed run leaves no half browser behind
      const part = `${dir}.${process.pid}`; const was = process.env.TMPDIR; mkdirSync(part, { recursive: true }); process.env.TMPDIR = part;
      try {
        const { default: c, inflate } = await import('@sparticuz/chromium');
        await c.executablePath();
        await inflate(join(dirname(pkg), '../bin/al2023.tar.br'));
        try { renameSync(part, dir); } catch { rmSync(part, { recursive: true, force: true }); }
      } finally { if (was === undefined) delete process.env.TMPDIR; else process.env.TMPDIR = was; }
    }
    const exe = join(dir, 'chromium');
    // the same fonts everywhere (Open Sans, from the package): a bare machine has none, and text of no height is 'hidden'
    const conf = join(dir, 'fonts.conf');
    if (!existsSync(conf)) writeFileSync(conf, `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${dir}/fonts</dir><cachedir>${dir}/font-cache</cachedir></fontconfig>`);
    process.env.FONTCONFIG_FILE = conf;
    // a bare machine lacks libnss3 and libnspr4: the package ships them too
    if (spawnSync(exe, ['--version']).status !== 0) process.env.LD_LIBRARY_PATH = [join(dir, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
    const v = spawnSync(exe, ['--version'], { encoding: 'utf8' });
    if (v.status === 0) return exe;
    console.error(`the packaged Chromium does not start here: ${v.stderr || v.error}`);
  }
  const found = system.find((p) => existsSync(p));
  if (!found) throw new Error('No Chromium: set LIFEDESK_CHROMIUM, or install one (Debian: apt-get install -y chromium).');
  return found;
}
if (process.argv[1] === import.meta.filename) console.log(await chromium());
