import { defineDomain } from '../../../define-domain.ts';
import { calendarJob } from './run-calendar.ts';

export default defineDomain({
  operations: {},
  jobs: { calendar: [calendarJob] },
});
