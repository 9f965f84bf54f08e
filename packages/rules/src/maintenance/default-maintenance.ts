import type { MaintenanceSchedule } from './maintenance-schedule.ts';

/** The services that need the core system. Specification section 9, affected services. */
export const CORE_SERVICE_PATHS = [
  '/revival-scheme',
  '/pay-loan',
  '/update-mobile',
  '/update-email',
  '/e-loan',
  '/pua-surrender',
  '/ulip-surrender',
  '/surrender-enquiry',
  '/surrender-request',
] as const;

const applicablePaths = CORE_SERVICE_PATHS;

/** The schedule to use if the maintenance schedule cannot be fetched. Specification sections 8 and 9. */
export const DEFAULT_MAINTENANCE = {
  isScheduledMaintenance: false,
  isInstantMaintenance: false,
  daySchedule: [],
  coreDowntime: [
    { frequency: 'Daily', startDate: 6, endDate: 25, startTime: '06:30', endTime: '07:30', applicablePaths },
    { frequency: 'Daily', startDate: 26, endDate: 5, startTime: '07:30', endTime: '08:30', applicablePaths },
    {
      frequency: 'Weekly',
      weekday: 'Sunday',
      weekNumbers: [1, 2, 3],
      startTime: '06:00',
      endTime: '11:00',
      applicablePaths,
    },
    {
      frequency: 'Monthly',
      weekday: 'Sunday',
      weekNumbers: ['last'],
      startTime: '06:00',
      endTime: '09:00',
      applicablePaths,
    },
  ],
} as const satisfies MaintenanceSchedule;
