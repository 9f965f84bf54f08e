// The API with every external system simulated; `npm start` runs it. Production runs src/main.ts.
import { readConfig } from '../src/read-config.ts';
import { run } from '../src/run.ts';
import { createSandboxApi } from './sandbox/create-sandbox-api.ts';
import { createSandboxBackend } from './sandbox/create-sandbox-backend.ts';
import { spacesExtension } from './spaces/spaces-extension.ts';

await run(
  () => readConfig(process.env, { simulators: true }),
  async (config) => {
    const backend = await createSandboxBackend(config);
    return { backend, app: await createSandboxApi(backend, { beside: await spacesExtension(backend.deps) }) };
  },
);
