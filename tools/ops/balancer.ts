import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../run.ts';
import { untilListening } from './until-listening.ts';

/** HAProxy in front of nodes on these ports, with its default health check. Nodes may start later. */
export async function startBalancer(program: string, folder: string, ports: readonly number[]) {
  const [port, admin] = [await freePort(), await freePort()];
  const settings = join(folder, 'haproxy.cfg');
  writeFileSync(
    settings,
    `global
  stats socket ipv4@127.0.0.1:${admin} level admin
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend portal
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  balance roundrobin
  option httpchk GET /api/health/ready
${ports.map((one) => `  server node${one} 127.0.0.1:${one} check\n`).join('')}`,
  );
  const child = spawn(program, ['-q', '-db', '-f', settings], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilListening(child, port);
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Sends a node no new calls. */
    async drain(node: number) {
      const socket = connect(admin, '127.0.0.1');
      socket.end(`set server nodes/node${node} state drain\n`);
      socket.resume();
      await once(socket, 'close');
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
