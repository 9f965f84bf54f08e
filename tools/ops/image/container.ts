import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../find-program.ts';
import type { Buildah } from './buildah.ts';

/** What an image says about how it runs. */
export interface ImageConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly WorkingDir: string;
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly Volumes: Readonly<Record<string, object>>;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

export const configOf = (buildah: Buildah, image: string): ImageConfig =>
  JSON.parse(buildah('inspect', '--type', 'image', image)).Docker.config;

export interface Container {
  /** The process that waits for it, with its output. */
  readonly child: ChildProcess;
  /** What it printed so far. */
  readonly output: () => string;
  /** Resolves to its exit code. */
  readonly ended: Promise<number | null>;
  /** Runs a command in it as its user. The output is without its errors. */
  readonly exec: (...command: string[]) => { code: number | null; output: string };
  readonly signal: (name: 'TERM' | 'KILL') => void;
}

/** Starts containers of an image as Kubernetes does: with a read-only root, without capabilities. They use this machine's network. */
export interface Runner {
  readonly start: (command: readonly string[], env: Readonly<Record<string, string>>) => Container;
}

/**
 * @param given.root the image's files
 * @param given.data the folder that is mounted at each volume of the image
 * @param given.folder for what the runtime writes
 */
export function runnerOf(
  config: ImageConfig,
  { root, data, folder }: { root: string; data: string; folder: string },
): Runner {
  const runc = findProgram('runc');
  const shared = ['--root', join(folder, 'state')];
  let started = 0;
  return {
    start(command, env) {
      started += 1;
      const id = `lifedesk-${process.pid}-${started}`;
      const bundle = join(folder, id);
      mkdirSync(bundle);
      writeFileSync(join(bundle, 'config.json'), JSON.stringify(specOf(config, { root, data, command, env })));
      const child = spawn(runc, [...shared, 'run', '--bundle', bundle, id], { stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          output += chunk;
        });
      return {
        child,
        output: () => output,
        ended: once(child, 'close').then(([code]) => code),
        exec(...inside) {
          const { status, stdout } = spawnSync(runc, [...shared, 'exec', id, ...inside], { encoding: 'utf8' });
          return { code: status, output: stdout };
        },
        signal: (name) => void spawnSync(runc, [...shared, 'kill', id, name]),
      };
    },
  };
}

/** The settings of the Open Container Initiative's runtimes. */
function specOf(
  { User, Env, WorkingDir, Entrypoint, Volumes }: ImageConfig,
  {
    root,
    data,
    command,
    env,
  }: { root: string; data: string; command: readonly string[]; env: Readonly<Record<string, string>> },
) {
  const [uid, gid] = User.split(':').map(Number);
  return {
    ociVersion: '1.0.0',
    process: {
      user: { uid, gid },
      args: [...Entrypoint, ...command],
      env: [...Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)],
      cwd: WorkingDir,
      noNewPrivileges: true,
      capabilities: { bounding: [], effective: [], inheritable: [], permitted: [], ambient: [] },
    },
    root: { path: root, readonly: true },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'mode=755'] },
      ...Object.keys(Volumes).map((destination) => ({ destination, type: 'bind', source: data, options: ['bind'] })),
    ],
    linux: { namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })) },
  };
}
