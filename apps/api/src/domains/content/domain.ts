import { defineDomain } from '../../define-domain.ts';
import { callBacksJob } from './call-backs.ts';
import contentForm from './contentForm.ts';
import contentQuery from './contentQuery.ts';

export default defineDomain({
  operations: { contentForm, contentQuery },
  jobs: { upkeep: [callBacksJob] },
});
