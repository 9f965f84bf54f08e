import { defineDomain } from '../../../define-domain.ts';
import { calendarJob } from './calendar-job.ts';

export default defineDomain({
  operations: {},
  jobs: { calendar: [calendarJob] },
});
