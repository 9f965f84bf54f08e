import { afterAll, describe, expect, it, vi } from 'vitest';
import { createSandboxState } from '../../simulators/sandbox/sandbox-state.ts';
import type { Db } from '../platform/database/connect.ts';
import type { Clock } from '../ports/clock.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { randomIds } from './random-ids.ts';
import { systemClock } from './system-clock.ts';

const open: TestDatabase[] = [];
afterAll(async () => {
  for (const database of open) await database.close();
});
const database = async (): Promise<Db> => {
  const database = await openTestDatabase(new Date(), false);
  open.push(database);
  return database.db;
};

describe.each<[string, () => Promise<Clock>]>([
  ['the system', async () => systemClock],
  ['the sandbox, not moved', async () => (await createSandboxState(await database(), systemClock)).clock],
  [
    'the sandbox, moved a year ahead',
    async () => {
      const state = await createSandboxState(await database(), systemClock);
      await state.moveTo(new Date(Date.now() + 365 * 86_400_000));
      return state.clock;
    },
  ],
])('the clock of %s', (_, make) => {
  it('advances on its own, and callers cannot change the dates it returns', async () => {
    const clock = await make();
    const first = clock.now();
    const at = first.getTime();
    first.setFullYear(1999);
    const until = performance.now() + 5;
    while (performance.now() < until);
    const passed = clock.now().getTime() - at;
    expect(passed).toBeGreaterThan(0);
    expect(passed).toBeLessThan(5_000);
  });
});

describe("the sandbox's clock", () => {
  it('is the same after a restart and on another node', async () => {
    const db = await database();
    const system = { now: () => new Date('2026-11-21T04:30:00Z') };
    const first = await createSandboxState(db, system);
    await first.moveTo(new Date('2027-03-31T18:29:59Z'));
    const second = await createSandboxState(db, system);
    expect(second.clock.now().toISOString()).toBe('2027-03-31T18:29:59.000Z');
    await second.clear();
    await new Promise((resolve) => setTimeout(resolve, 60));
    await first.refresh();
    expect(first.clock.now()).toEqual(system.now());
  });
});

describe('random ids', () => {
  it('are 256-bit tokens, six-digit OTPs, and numbers without a leading zero', () => {
    for (let n = 0; n < 500; n++) {
      expect(randomIds.token()).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(randomIds.otp()).toMatch(/^\d{6}$/);
      expect(randomIds.digits(10)).toMatch(/^[1-9]\d{9}$/);
      expect(randomIds.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });

  it('do not depend on Math.random, which can be predicted', () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    for (const make of [randomIds.token, randomIds.uuid, randomIds.otp, () => randomIds.digits(10)])
      expect(new Set(Array.from({ length: 20 }, make)).size).toBeGreaterThan(1);
    expect(random).not.toHaveBeenCalled();
    random.mockRestore();
  });

  it('do not repeat, and OTPs use their whole range', () => {
    expect(new Set(Array.from({ length: 2_000 }, randomIds.token)).size).toBe(2_000);
    const first = new Set(Array.from({ length: 2_000 }, () => randomIds.otp()[0]));
    expect(first.size).toBe(10);
  });
});
