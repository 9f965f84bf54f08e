import type { MaintenanceConfiguration } from './maintenance-configuration.ts';

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

/** What is taken for true when the maintenance schedule cannot be fetched. Specification sections 8 and 9. */
export const DEFAULT_MAINTENANCE: MaintenanceConfiguration = {
  isScheduledMaintenance: false,
  isInstantMaintenance: false,
  from: null,
  to: null,
  scheduledMessage: null,
  instantMessage: null,
  perDay: {},
  coreDowntime: [
    {
      id: 'daily-6-to-25',
      frequency: 'Daily',
      startDay: 6,
      endDay: 25,
      startTime: '06:30',
      endTime: '07:30',
      paths: CORE_SERVICE_PATHS,
    },
    {
      id: 'daily-26-to-5',
      frequency: 'Daily',
      startDay: 26,
      endDay: 5,
      startTime: '07:30',
      endTime: '08:30',
      paths: CORE_SERVICE_PATHS,
    },
    {
      id: 'sundays-1-to-3',
      frequency: 'Weekly',
      weekday: 'Sunday',
      weekNumbers: [1, 2, 3],
      startTime: '06:00',
      endTime: '11:00',
      paths: CORE_SERVICE_PATHS,
    },
    {
      id: 'last-sunday',
      frequency: 'Monthly',
      weekday: 'Sunday',
      weekNumbers: ['last'],
      startTime: '06:00',
      endTime: '09:00',
      paths: CORE_SERVICE_PATHS,
    },
  ],
};
