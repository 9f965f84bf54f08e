// The API with every external system simulated; `npm start` runs it. Production runs src/main.ts.
import { readConfig } from '../src/read-config.ts';
import { run } from '../src/run.ts';
import { createSandboxApi } from './sandbox/create-sandbox-api.ts';
import { createSandboxBackend } from './sandbox/create-sandbox-backend.ts';

await run(async () => {
  const config = readConfig(process.env, { simulators: true });
  const backend = await createSandboxBackend(config);
  return { config, backend, app: await createSandboxApi(backend) };
});
