import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sleep } from './sleep.ts';

/** In ms. */
const STARTS_WITHIN = 60_000;
const call = promisify(execFile);

/** A desktop without a screen on which Orca runs. */
export interface Desktop {
  /** For programs that run on it. */
  readonly env: NodeJS.ProcessEnv;
  /** Where they can write. */
  readonly folder: string;
  /** What Orca has said so far. */
  phrases(): readonly string[];
  /** Starts a program that ends with the desktop. */
  run(program: string, ...args: readonly string[]): ChildProcess;
  stop(): Promise<void>;
}

/** Starts X, D-Bus, the accessibility bus, a window manager, a silent speech-dispatcher and Orca, with data of their own. */
export async function startOrca(): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'lifedesk-orca-'));
  const at = (...path: readonly string[]) => join(folder, ...path);
  for (const name of ['config', 'share/orca', 'runtime', 'speech/modules', 'log'])
    mkdirSync(at(name), { recursive: true, mode: 0o700 });
  const spoken = at('spoken');
  writeFileSync(spoken, '');
  const phrases = () =>
    readFileSync(spoken, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => String(JSON.parse(line)));
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_RUNTIME_DIR: at('runtime'),
    XDG_CONFIG_HOME: at('config'),
    XDG_DATA_HOME: at('share'),
    GSETTINGS_BACKEND: 'memory',
    GNOME_ACCESSIBILITY: '1',
    LC_ALL: 'C.UTF-8',
    SPOKEN: spoken,
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${at('runtime/bus')}`,
    SPEECHD_ADDRESS: `unix_socket:${at('runtime/speech.socket')}`,
  };
  const children: ChildProcess[] = [];
  const run = (program: string, ...args: readonly string[]) => {
    const child = spawn(program, args, { env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
    children.push(child);
    return child;
  };
  // however this process ends
  process.once('exit', () => {
    for (const child of children) signal(child, 'SIGKILL');
  });
  const stop = async () => {
    for (const child of children.toReversed()) await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const x = run('Xvfb', '-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp');
    env.DISPLAY = `:${String((await once(x.stdout ?? x, 'data'))[0]).trim()}`;
    run('dbus-daemon', '--session', '--nofork', '--nopidfile', `--address=${env.DBUS_SESSION_BUS_ADDRESS}`);
    await until('D-Bus', () => existsSync(at('runtime/bus')));
    run('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
    const bus = (method: string, ...args: readonly string[]) =>
      call(
        'gdbus',
        ['call', '--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus', '--method', method, ...args],
        { env },
      );
    await until('the accessibility bus', () => bus('org.a11y.Bus.GetAddress'));
    await bus('org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', 'ScreenReaderEnabled', '<true>');
    run('openbox');
    runSpeech(at, run);
    await until('speech-dispatcher', () => existsSync(at('runtime/speech.socket')));
    copyFileSync(join(import.meta.dirname, 'orca-settings.json'), at('share/orca/user-settings.conf'));
    copyFileSync(join(import.meta.dirname, 'orca-customizations.py'), at('share/orca/orca-customizations.py'));
    run('orca');
    // without --replace, which would end the Orca that someone uses
    await until('Orca', () => phrases().length > 0);
  } catch (error) {
    await stop();
    throw error;
  }
  return { env, folder, phrases, run, stop };
}

function runSpeech(at: (...path: readonly string[]) => string, run: Desktop['run']) {
  const program = `#!/bin/sh\nexec "${process.execPath}" "${join(import.meta.dirname, 'record-speech.ts')}"\n`;
  writeFileSync(at('speech/modules/sd_record'), program, { mode: 0o700 });
  writeFileSync(at('speech/modules/record.conf'), '');
  const settings = [
    'AddModule "record" "sd_record" "record.conf"',
    'DefaultModule record',
    'DefaultLanguage "en"',
    'DefaultPunctuationMode "none"',
    'CommunicationMethod "unix_socket"',
  ];
  writeFileSync(at('speech/speechd.conf'), `${settings.join('\n')}\n`);
  const files = [
    '-C',
    at('speech'),
    '--module-dir',
    at('speech/modules'),
    '-L',
    at('log'),
    '-P',
    at('runtime/speech.pid'),
  ];
  run('speech-dispatcher', '--run-single', ...files, '-c', 'unix_socket', '-S', at('runtime/speech.socket'), '-t', '0');
}

/** @param attempt throws, rejects or is falsy until it is ready */
async function until(what: string, attempt: () => unknown) {
  const end = Date.now() + STARTS_WITHIN;
  while (Date.now() < end) {
    try {
      if (await attempt()) return;
    } catch {
      // not yet
    }
    await sleep(100);
  }
  throw new Error(`${what} does not start`);
}

/** Sends a signal to a program and all that it started, if it still runs. */
function signal(child: ChildProcess, name: NodeJS.Signals) {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, name);
}

async function end(child: ChildProcess) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  signal(child, 'SIGTERM');
  const insist = setTimeout(() => signal(child, 'SIGKILL'), 3_000);
  await ended;
  clearTimeout(insist);
}
