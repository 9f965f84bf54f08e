import type { components } from '@lifedesk/contract';
import type { Staff } from '../../platform/access/staff.ts';
import { createStaffSessions } from '../../platform/access/staff-sessions.ts';
import { answer, ok, staffHandler } from '../../platform/contract/handler.ts';

export const toStaffMember = ({ subject, name, roles, endsAt }: Staff): components['schemas']['StaffMember'] => ({
  subject,
  name,
  roles: [...roles],
  endsAt: endsAt.toISOString(),
});

export const readStaffSession = staffHandler('readStaffSession', async ({ staff }) => ok(toStaffMember(staff)));

export const endStaffSession = staffHandler('endStaffSession', async ({ staff }, deps) => {
  await createStaffSessions(deps).end(staff);
  return answer(204, null);
});
