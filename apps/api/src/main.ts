// The API for real external systems. Commands: start (the default), migrate, doctor and import.
import { systemClock } from './adapters/system-clock.ts';
import { ConfigError } from './config.ts';
import { createApi } from './create-api.ts';
import { createBackend } from './create-deps.ts';
import { examine } from './doctor.ts';
import { importCommand } from './import/import-command.ts';
import { migrateDatabase } from './migrate-database.ts';
import { readConfig } from './read-config.ts';
import { explain, run } from './run.ts';

/** Serves until a signal stops it. */
const start = () =>
  run(
    () => readConfig(process.env),
    async (config) => {
      const backend = await createBackend(config);
      return { backend, app: await createApi(backend.deps) };
    },
  );

/** Brings the database up to date. */
async function migrate(): Promise<void> {
  const applied = await migrateDatabase(readConfig(process.env, { serves: false }).database);
  for (const name of applied) console.log(name);
  console.log(`${applied.length} migrations applied`);
}

/** Checks what commonly goes wrong at a start, and says how to mend it. */
async function doctor(): Promise<void> {
  const findings = await examine(readConfig(process.env), systemClock);
  for (const { what, mend } of findings)
    console.log(`${mend === null ? 'ok  ' : 'MEND'}  ${what}${mend === null ? '' : `: ${mend}`}`);
  if (findings.some(({ mend }) => mend !== null)) process.exitCode = 1;
}

/** Brings customers and policies from the export of a core system. */
async function importFiles(args: readonly string[]): Promise<void> {
  if (!(await importCommand(args, readConfig(process.env, { serves: false }), systemClock, console.log)))
    process.exitCode = 1;
}

type Command = (args: readonly string[]) => Promise<void>;
const COMMANDS = new Map<string, Command>([
  ['start', start],
  ['migrate', migrate],
  ['doctor', doctor],
  ['import', importFiles],
]);

await explain(async () => {
  const [name = 'start', ...args] = process.argv.slice(2);
  const command = COMMANDS.get(name);
  if (!command || (args.length > 0 && command !== importFiles))
    throw new ConfigError([`The command must be one of ${[...COMMANDS.keys()].join(', ')}`]);
  await command(args);
});
