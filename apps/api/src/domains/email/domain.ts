import { defineDomain } from '../../define-domain.ts';
import sendEmail from './sendEmail.ts';

export default defineDomain({
  operations: { sendEmail },
});
