import { handler, ok } from '../../platform/contract/handler.ts';
import { currentSchedule } from './current-schedule.ts';

export default handler('maintenanceSchedule', async (_, deps) => ok(await currentSchedule(deps)));
