import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Clock } from './clock.ts';
import { serverClock } from './server-clock.ts';

const noon = Date.parse('2026-11-21T06:30:00.000Z');
const iso = (time: number) => new Date(time).toISOString();

/** A device whose clock is wrong and can be set; its monotonic timer only runs forward. */
function wrongDevice(wrong: number) {
  let time = noon + wrong;
  let passed = 4_321;
  const device: Clock = { now: () => time, monotonic: () => passed, after: () => () => {} };
  return {
    device,
    set: (to: number) => {
      time = to;
    },
    pass: (ms: number) => {
      time += ms;
      passed += ms;
    },
  };
}

describe('the server’s clock', () => {
  it('is the device’s, and not known, before the first response', () => {
    const clock = serverClock(wrongDevice(5).device);
    expect([clock.known, clock.now()]).toEqual([false, noon + 5]);
  });

  it.each([5, -5, 24, -24, 365 * 24, -365 * 24])('is right if the device is wrong by %i hours', (hours) => {
    const { device, pass } = wrongDevice(hours * 3_600_000);
    const clock = serverClock(device);
    clock.ask()(iso(noon));
    expect([clock.known, clock.now()]).toEqual([true, noon]);
    pass(61_000);
    expect(clock.now()).toBe(noon + 61_000);
  });

  it('does not move when the device’s clock is set', () => {
    const { device, set } = wrongDevice(0);
    const clock = serverClock(device);
    clock.ask()(iso(noon));
    set(0);
    expect(clock.now()).toBe(noon);
  });

  it('ignores a response with no time, or nonsense', () => {
    const clock = serverClock(wrongDevice(0).device);
    for (const nothing of [undefined, null, '', 'soon', 5]) clock.ask()(nothing);
    expect(clock.known).toBe(false);
  });

  it('is never further from the server than the last response took, and a quicker one improves it', () => {
    const trip = fc.record({ there: fc.nat(5_000), back: fc.nat(5_000), pause: fc.nat(1e7) });
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.array(trip, { minLength: 1 }), (wrong, trips) => {
        const { device, pass } = wrongDevice(wrong);
        const clock = serverClock(device);
        let server = noon;
        let least = Number.POSITIVE_INFINITY;
        const wait = (ms: number) => {
          pass(ms);
          server += ms;
        };
        for (const { there, back, pause } of trips) {
          const answered = clock.ask();
          wait(there);
          const stated = iso(server);
          wait(back);
          answered(stated);
          least = Math.min(least, there + back);
          expect(Math.abs(clock.now() - server)).toBeLessThanOrEqual(least + 1);
          wait(pause);
        }
      }),
    );
  });

  it('notifies when it is first set, and when it is corrected by a second or more', () => {
    const clock = serverClock(wrongDevice(0).device);
    const heard = vi.fn();
    const stop = clock.subscribe(heard);
    clock.ask()(iso(noon));
    clock.ask()(iso(noon + 999));
    expect(heard).toHaveBeenCalledTimes(1);
    clock.ask()(iso(noon + 2_000));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    clock.ask()(iso(noon + 9_000));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
