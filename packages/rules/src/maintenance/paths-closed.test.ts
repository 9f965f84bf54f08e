import { expect, it } from 'vitest';
import { CORE_SERVICE_PATHS, DEFAULT_MAINTENANCE } from './default-maintenance.ts';
import type { MaintenanceSchedule } from './maintenance-schedule.ts';
import { pathsClosed } from './paths-closed.ts';

const during = new Date('2026-03-06T07:00:00+05:30');
const outside = new Date('2026-03-06T12:00:00+05:30');

it('lists each affected service once while its window is open, and none otherwise', () => {
  expect(pathsClosed(DEFAULT_MAINTENANCE, during)).toEqual(CORE_SERVICE_PATHS);
  expect(pathsClosed(DEFAULT_MAINTENANCE, outside)).toEqual([]);
});

it('lists only the services of the window that is open', () => {
  const [daily] = DEFAULT_MAINTENANCE.coreDowntime;
  const schedule: MaintenanceSchedule = {
    ...DEFAULT_MAINTENANCE,
    coreDowntime: [
      { ...daily, applicablePaths: ['/e-loan'] },
      { ...daily, startTime: '11:30', endTime: '12:30', applicablePaths: ['/pay-loan', '/e-loan'] },
    ],
  };
  expect(pathsClosed(schedule, during)).toEqual(['/e-loan']);
  expect(pathsClosed(schedule, outside)).toEqual(['/e-loan', '/pay-loan']);
});

it('lists all of them while the whole portal is closed', () => {
  expect(pathsClosed({ ...DEFAULT_MAINTENANCE, isInstantMaintenance: true }, outside)).toEqual(CORE_SERVICE_PATHS);
});
