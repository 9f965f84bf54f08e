import { defineDomain } from '../../define-domain.ts';
import completeStaffSignIn from './completeStaffSignIn.ts';
import endCustomerSessions from './endCustomerSessions.ts';
import { endStaffSession, readStaffSession } from './staffSession.ts';
import startStaffSignIn from './startStaffSignIn.ts';

export default defineDomain({
  operations: { completeStaffSignIn, endCustomerSessions, endStaffSession, readStaffSession, startStaffSignIn },
});
