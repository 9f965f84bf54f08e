import { defineDomain } from '../../define-domain.ts';
import { maintenanceSchedule } from './maintenanceSchedule.ts';
import notifications from './notifications.ts';
import nriFaq from './nriFaq.ts';

export default defineDomain({
  operations: { maintenanceSchedule, notifications, nriFaq },
});
