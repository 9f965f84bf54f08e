import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../run.ts';
import { programOf } from './program.ts';

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
  const balancer = programOf(program, ['-q', '-db', '-f', settings], { port });
  await balancer.start();
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Sends a node no new calls. */
    async drain(node: number) {
      const socket = connect(admin, '127.0.0.1');
      socket.end(`set server nodes/node${node} state drain\n`);
      socket.resume();
      await once(socket, 'close');
    },
    stop: () => balancer.end('SIGTERM'),
  };
}
