import { setTimeout as pause } from 'node:timers/promises';
import { answers } from '../../run.ts';
import type { Check } from './checks.ts';
import type { Container, ImageConfig, Runner } from './container.ts';

/** In seconds: how long the health check may take to notice that the database stopped. */
const NOTICES = 30;

/** Every file and folder that the user can write to, except the kernel's. */
const WRITABLE = ['find', '/', '(', '-path', '/proc', '-o', '-path', '/dev', ')', '-prune', '-o', '-writable'];

interface NodeChecks {
  readonly runner: Runner;
  readonly config: ImageConfig;
  readonly env: Readonly<Record<string, string>>;
  readonly stopDatabase: () => Promise<void>;
  readonly check: Check;
}

/** Starts a node twice. The first is asked to stop, the second loses its database before that. */
export async function checkNode({ runner, config, env, stopDatabase, check }: NodeChecks): Promise<void> {
  const origin = `http://127.0.0.1:${env.PORT}`;
  const [, ...healthcheck] = config.Healthcheck.Test;
  const start = async (): Promise<Container> => {
    const node = runner.start(config.Cmd, env);
    if (await answers(`${origin}/api/health/ready`, node.child)) return node;
    await kill(node);
    throw new Error(`the node does not start: ${node.output()}`);
  };
  const stop = async (node: Container, when: string): Promise<void> => {
    node.signal('TERM');
    const code = await node.ended;
    check(`SIGTERM ends it with ${code}${when}`, code === 0);
  };

  let node = await start();
  try {
    const ready = await fetch(`${origin}/api/health/ready`);
    check(`ready answers ${ready.status}`, ready.status === 200);
    const page = await fetch(`${origin}/cs`, { headers: { accept: 'text/html' } });
    const isPortal = (await page.text()).includes('<div id="root"');
    check(`the portal's page answers ${page.status}`, page.status === 200 && isPortal);
    checkRights(node, config, check);
    const healthy = node.exec(...healthcheck).code;
    check(`the health check ends with ${healthy}`, healthy === 0);
    await stop(node, '');

    node = await start();
    check('it starts again on the same data', true);
    await stopDatabase();
    const since = performance.now();
    let unhealthy = 0;
    while (unhealthy === 0 && performance.now() - since < NOTICES * 1000) {
      await pause(500);
      unhealthy = node.exec(...healthcheck).code ?? 0;
    }
    const seconds = ((performance.now() - since) / 1000).toFixed(0);
    check(`without the database, the health check ends with ${unhealthy} after ${seconds} s`, unhealthy === 1);
    await stop(node, ' without the database, too');
  } finally {
    await kill(node);
  }
}

function checkRights(node: Container, { User, Volumes }: ImageConfig, check: Check): void {
  const status = node.exec('cat', '/proc/1/status').output;
  const field = (name: string): string => new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(status)?.[1] ?? '';
  const [uid, gid] = ['Uid', 'Gid'].map((name) => field(name).split('\t').at(0));
  const user = `${uid}:${gid}`;
  check(`it runs as ${user}, with the capabilities ${field('CapBnd')}`, user === User && /^0+$/.test(field('CapBnd')));
  const volumes = Object.keys(Volumes);
  const writable = node
    .exec(...WRITABLE, '-not', '-type', 'l', '-print')
    .output.trimEnd()
    .split('\n');
  const outside = writable.filter(
    (path) => !volumes.some((volume) => path === volume || path.startsWith(`${volume}/`)),
  );
  const isRight = outside.length === 0 && volumes.every((volume) => writable.includes(volume));
  check(`it can write to ${[...volumes, ...outside].join(', ')}, and nowhere else`, isRight);
}

async function kill(node: Container): Promise<void> {
  node.signal('KILL');
  await node.ended;
}
