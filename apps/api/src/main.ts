import { createApi } from './create-api.ts';
import { createBackend } from './create-deps.ts';
import { readConfig } from './read-config.ts';
import { run } from './run.ts';

await run(async () => {
  const config = readConfig(process.env);
  const backend = await createBackend(config);
  return { config, backend, app: await createApi(backend.deps) };
});
