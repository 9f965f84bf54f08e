import { setTimeout as pause } from 'node:timers/promises';
import type { startBalancer } from './balancer.ts';
import type { Node } from './nodes.ts';

/** In ms: HAProxy notices a new node within six seconds, and calls in progress end. */
export const SETTLES = 8_000;

/** Starts another node, and then stops this one as a release does. Throws if it does not end by itself. */
export async function replaceNode(
  balancer: Awaited<ReturnType<typeof startBalancer>>,
  node: Node,
  start: () => Promise<Node>,
): Promise<Node> {
  const other = await start();
  await pause(SETTLES);
  await balancer.drain(node.port);
  await pause(SETTLES);
  const code = await node.end('SIGTERM');
  if (code !== 0) throw new Error(`a node that was asked to stop ended with ${code}: ${node.log()}`);
  return other;
}
