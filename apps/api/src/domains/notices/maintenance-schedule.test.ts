import { CORE_SERVICE_PATHS, maintenanceState } from '@lifedesk/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callOperation, type RunningApi, startApi } from '../../testing/index.ts';

const MINUTE = 60_000;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
beforeEach(async () => {
  await api.forget();
  await api.deps.db.deleteFrom('maintenance_day').execute();
});
afterAll(() => api.close());

const ask = () => callOperation(api, 'maintenanceSchedule', {});
const schedule = async () => {
  const answer = await ask();
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
/** The state that the portal derives from it. */
const portal = async () => maintenanceState(await schedule(), null, api.now()).state;
const service = async () => maintenanceState(await schedule(), '/pay-loan', api.now()).state;

describe('the maintenance schedule', () => {
  it("has the core system's downtime and nothing else, for all callers", async () => {
    const answer = await schedule();
    expect(answer).toMatchObject({ isScheduledMaintenance: false, isInstantMaintenance: false, daySchedule: [] });
    expect(answer).not.toHaveProperty('from');
    expect(
      answer.coreDowntime.map(({ frequency, startTime }: Record<string, string>) => [frequency, startTime]),
    ).toEqual([
      ['Daily', '06:30'],
      ['Daily', '07:30'],
      ['Weekly', '06:00'],
      ['Monthly', '06:00'],
    ]);
    for (const window of answer.coreDowntime) expect(window.applicablePaths).toEqual(CORE_SERVICE_PATHS);
    for (const text of Object.values<{ en: string; hi: string }>(answer.messages))
      expect([text.en, text.hi]).toEqual([expect.stringMatching(/[a-z]/), expect.stringMatching(/[\u0900-\u097F]/)]);
  });

  it('closes a core service in its hour, according to the rules', async () => {
    expect(await service()).toBe('open');
    await api.moveTo('2026-11-22T01:15:00.000Z');
    expect([await portal(), await service()]).toEqual(['open', 'closed']);
  });

  it('rejects a body that is not empty', async () => {
    const answer = await callOperation(api, 'maintenanceSchedule', { path: '/pay-loan' } as never);
    expect(answer.statusCode).toBe(400);
  });
});

describe('in the sandbox', () => {
  it('closes now and stays closed until the scenario is switched off', async () => {
    await api.scenario('maintenance now', true);
    expect(await schedule()).toMatchObject({
      isInstantMaintenance: true,
      isScheduledMaintenance: false,
      from: api.now().toISOString(),
    });
    await api.advance(24 * 60 * MINUTE);
    expect(await portal()).toBe('closed');
    await api.scenario('maintenance now', false);
    expect(await portal()).toBe('open');
  });

  it("closes in ten minutes for an hour, by the sandbox's clock", async () => {
    await api.moveTo('2027-01-31T12:00:00.000Z');
    await api.scenario('maintenance in ten minutes', true);
    expect(await schedule()).toMatchObject({
      isScheduledMaintenance: true,
      from: '2027-01-31T12:10:00.000Z',
      to: '2027-01-31T13:10:00.000Z',
    });
    const states = [await portal()];
    for (const minutes of [10, 59, 1]) {
      await api.advance(minutes * MINUTE);
      states.push(await portal());
    }
    expect(states).toEqual(['approaching', 'closed', 'closed', 'open']);
    expect(await schedule()).not.toHaveProperty('from');
  });

  it('can be switched on over HTTP', async () => {
    const switched = await api.app.inject({
      method: 'POST',
      url: '/sandbox/scenarios',
      headers: { 'content-type': 'application/json' },
      payload: { name: 'maintenance now', on: true },
    });
    expect(switched.statusCode).toBe(200);
    expect(await portal()).toBe('closed');
  });
});

describe('planned closures', () => {
  const plan = (starts: string, ends: string | null, kind: 'scheduled' | 'instant' = 'scheduled') =>
    api.deps.db
      .insertInto('maintenance')
      .values({ kind, starts_at: new Date(starts), ends_at: ends === null ? null : new Date(ends), source: 'operator' })
      .execute();

  it('are announced one after the other', async () => {
    await plan('2026-11-25T18:00:00Z', '2026-11-25T20:00:00Z');
    await plan('2026-11-23T18:00:00Z', '2026-11-23T20:00:00Z');
    expect((await schedule()).from).toBe('2026-11-23T18:00:00.000Z');
    await api.moveTo('2026-11-23T20:00:00Z');
    expect((await schedule()).from).toBe('2026-11-25T18:00:00.000Z');
  });

  it('show an instant closure only once it begins', async () => {
    await plan('2026-11-22T00:00:00Z', null, 'instant');
    expect(await schedule()).toMatchObject({ isInstantMaintenance: false });
    await api.moveTo('2026-11-22T00:00:00Z');
    expect(await schedule()).toMatchObject({ isInstantMaintenance: true });
  });

  it('can be weekly hours', async () => {
    await api.deps.db
      .insertInto('maintenance_day')
      .values({ weekday: 'Sunday', start_time: '02:00', end_time: '03:00' })
      .execute();
    expect(await schedule()).toMatchObject({
      isScheduledMaintenance: true,
      daySchedule: [{ weekday: 'Sunday', startTime: '02:00', endTime: '03:00' }],
    });
    expect(await portal()).toBe('open');
    await api.moveTo('2026-11-21T21:00:00Z');
    expect(await portal()).toBe('closed');
  });
});
