// The public API of each package as a committed report (packages/*/api-report.md), so that reviews show changes to it.
//   node tools/packages/reports.ts            fails if a report does not match the exports
//   node tools/packages/reports.ts --accept   updates the reports
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { root } from '../run.ts';
import { names, pack } from './pack.ts';

const cache = join(root, 'node_modules/.cache/lifedesk');
const silent = { default: { logLevel: ExtractorLogLevel.None } };

/** Reports of further entries (`@lifedesk/ui/theme`, `@lifedesk/rules/texts`) besides the main one. */
const ENTRIES: Record<string, string[]> = {
  rules: ['index', 'texts/index'],
  sdk: ['index', 'testing/index', 'testing/msw'],
  ui: ['index', 'theme/index'],
  journey: ['index', 'service/index', 'testing/index'],
};

const declarationsOf = (name: string, entry: string) => join(root, 'packages', name, 'dist', `${entry}.d.ts`);

/** @param folder for its output */
function configOf(name: string, entry: string, folder: string) {
  const project = join(root, 'packages', name);
  const main = declarationsOf(name, entry);
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(project, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: project,
      mainEntryPointFilePath: main,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            lib: ['es2023', 'dom', 'dom.iterable'],
            module: 'esnext',
            moduleResolution: 'bundler',
            strict: true,
            types: [],
          },
          include: [main],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: fileOf(entry),
        reportFolder: folder,
        reportTempFolder: folder,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent },
    },
  });
}

const fileOf = (entry: string) => `${entry.replace('/', '-')}.api.md`;

/**
 * The exports of an entry of a built package, as reported by API Extractor.
 * @param compiled the declarations of all entries, read once
 */
function report(name: string, entry: string, folder: string, compiled: CompilerState) {
  const { succeeded } = Extractor.invoke(configOf(name, entry, folder), {
    compilerState: compiled,
    localBuild: true,
    messageCallback: (message) => {
      if (message.logLevel !== ExtractorLogLevel.Error) message.handled = true;
    },
  });
  if (!succeeded) throw new Error(`${name}: ${entry} could not be read`);
  return readFileSync(join(folder, fileOf(entry)), 'utf8');
}

const accept = process.argv.includes('--accept');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'reports-'));
try {
  for (const name of names) await pack(name);
  const compiled = CompilerState.create(configOf('rules', 'index', folder), {
    additionalEntryPoints: names.flatMap((name) => ENTRIES[name]?.map((entry) => declarationsOf(name, entry)) ?? []),
  });
  for (const name of names) {
    const now = ENTRIES[name]?.map((entry) => report(name, entry, folder, compiled)).join('\n') ?? '';
    const path = join(root, 'packages', name, 'api-report.md');
    const known = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (now === known) continue;
    if (accept) writeFileSync(path, now);
    else {
      console.error(
        `packages/${name}/api-report.md is not what the package exports: write it again with: pnpm reports`,
      );
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
