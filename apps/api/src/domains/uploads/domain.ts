import { defineDomain } from '../../define-domain.ts';
import fetchPresignedUrl from './fetchPresignedUrl.ts';
import { uploadsJob } from './sweep-uploads.ts';

export default defineDomain({
  operations: { fetchPresignedUrl },
  jobs: { upkeep: [uploadsJob] },
});
