import { expect, it } from 'vitest';
import { freePort, SYSTEM_PORTS_FROM } from './free-port.ts';

it('is none of the ports that a server on port 0 could get meanwhile', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(Math.max(...ports)).toBeLessThan(SYSTEM_PORTS_FROM);
});
