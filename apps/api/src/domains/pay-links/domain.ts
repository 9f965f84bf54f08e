import { defineDomain } from '../../define-domain.ts';
import { createPayLink } from './createPayLink.ts';
import openPayLink from './openPayLink.ts';
import { payLinkJob } from './pay-link-job.ts';
import payByLink from './payByLink.ts';
import payLinks from './payLinks.ts';
import revokePayLink from './revokePayLink.ts';

export default defineDomain({
  operations: { createPayLink, openPayLink, payByLink, payLinks, revokePayLink },
  jobs: { payments: [payLinkJob] },
});
