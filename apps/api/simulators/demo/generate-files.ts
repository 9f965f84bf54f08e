// Writes a book of any size as the CSV files that `import` takes:
// node --conditions=@lifedesk/source apps/api/simulators/demo/generate-files.ts --folder book --policies 1000000
import { parseArgs } from 'node:util';
import { todayInIndia } from '@lifedesk/rules';
import { systemClock } from '../../src/adapters/system-clock.ts';
import { writeBookFiles } from './book-files.ts';

const { values } = parseArgs({ options: { folder: { type: 'string' }, policies: { type: 'string' } } });
const policies = Number(values.policies);
if (!values.folder || !Number.isInteger(policies) || policies < 1) {
  console.error('Usage: generate-files.ts --folder <where> --policies <how many>');
  process.exit(2);
}
await writeBookFiles(values.folder, policies, todayInIndia(systemClock.now()));
