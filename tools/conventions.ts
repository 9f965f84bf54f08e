// Conventions that no other tool checks, in all files that are committed or about to be: no path of one machine, no skipped
// test, one reader of the environment, rules without a clock, no insurance calculations in a domain. Prints each violation and fails if
// there are any.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instead } from '../packages/sdk/build/instead.ts';
import { arithmetic, staleExceptions } from './arithmetic.ts';
import { root } from './run.ts';

type Convention = { what: string; where: RegExp; except?: RegExp; pattern: RegExp };

export const conventions: Convention[] = [
  {
    what: 'contains a path of one machine or a package registry',
    where: /./,
    except: /^(pnpm-lock\.yaml|tools\/conventions(\.test)?\.\w+)$/,
    pattern: /(?<![\w./~-])\/(work|root|home|tmp|farm|Users)\/\w|registry\.\w+\.(org|com)|\bdeb\.\w+\.org/,
  },
  {
    what: 'a test that is skipped, or runs alone',
    where: /\.(test|spec)\.tsx?$/,
    except: /^tools\/conventions\.test\.ts$/,
    pattern: /\b(it|test|describe)\.(skip|todo|only|fixme|skipIf|runIf)\b/,
  },
  {
    what: 'a mark of unfinished work',
    where: /\.(ts|tsx|mjs|cjs|css|ya?ml|graphql|sql)$/,
    except: /^(tools\/conventions(\.test)?\.\w+|pnpm-lock\.yaml)$/,
    pattern: /\b(TODO|FIXME|XXX)\b|[Nn]ot implemented|[Ll]orem ipsum/,
  },
  {
    what: 'stilted English: write what a colleague would say aloud',
    where:
      /^(apps|packages|tools|bench|examples|docs|openapi|\.storybook)\/.*\.(tsx?|mjs|md|ya?ml|graphql|json)$|^(README|CONTRIBUTING)\.md$/,
    except:
      /^docs\/words\.md$|^tools\/(conventions(\.test)?\.ts|words\/words\.test\.ts|names\/word-lists\.ts|pins\/kept\/|postgres\.ts)|^openapi\/(released|generated)\/|CHANGELOG\.md$/,
    pattern:
      /\b([Ss]omebody|(?<![`'])[Nn]obody|[Ee]verybody|anew|[Ss]hall|be had|becom(e|es) of|became of|(comes|came) to nothing|(is|are|was|were|been) told)\b/,
  },
  {
    what: 'reads the environment: only the programs do, and pass it to readConfig',
    where: /^apps\/api\/(src|simulators)\//,
    except: /^apps\/api\/((src|simulators)\/main\.ts|simulators\/demo\/generate\.ts|src\/testing\/)|\.test\.ts$/,
    pattern: /\bprocess\.env\b/,
  },
  {
    what: 'SQL outside a store: all SQL of a domain is in store.ts or <name>.store.ts',
    where: /^apps\/api\/src\/domains\/.*\.ts$/,
    except: /(\/|\.)store\.ts$|\.test\.ts$/,
    pattern: /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[<`]|from 'kysely'/,
  },
  {
    what: 'custom styles outside the design system: add a component to packages/ui instead',
    where: /^(apps\/portal|packages\/(journey|services))\/src\/.*\.tsx?$/,
    pattern: /\s(className|style)=|from '@vanilla-extract\/|from '[^']*\.css(\.ts)?'/,
    except: /\.test\.tsx?$|^apps\/portal\/src\/main\.tsx$/,
  },
  {
    what: "reads the device's clock: use the server's, `sdk.clock`, and pass dates to components as props",
    where: /^(apps\/(portal|branch-desk)\/(src|e2e)|packages\/(ui|journey|services)\/src|examples)\//,
    except: /\.(test|spec|stories)\.tsx?$|^packages\/ui\/src\/lib\/stopwatch\.ts$/,
    pattern: /\bDate\.now\b|\bDate\(\)/,
  },
  {
    what: 'a call for one kind of session: use the SDK function that chooses by the session',
    where: /^(packages\/(journey|services)|apps\/(portal|branch-desk))\/src\//,
    except: /\.(test|stories)\.tsx?$|\/testing\//,
    pattern: new RegExp(`\\b(${Object.keys(instead).join('|')})\\(sdk\\b`),
  },
  {
    what: 'a rule that reads the clock, the network or storage: make `today` an argument',
    where: /^packages\/rules\/src\//,
    except: /\.(test|stories)\.tsx?$/,
    pattern: /\bDate\.now\(|\bnew Date\(\)|\bfetch\(|\b(local|session)Storage\b|\bdocument\.|\blocation\./,
  },
  {
    what: "a policy's years counted as a person's age: `ageOn` takes a birth date, all other years are `fullYearsBetween`",
    where: /^(packages\/\w+|apps\/[\w-]+)\/(src|simulators)\/.*\.tsx?$/,
    except: /\.test\.tsx?$|^packages\/rules\/src\/dates\/age-on\.ts$/,
    pattern:
      /\bageOn\((?![^()]*,\s*\w*[bB]irth\w*[()])|'date-fns\/(differenceInYears|addYears|subYears)'|differenceInYears\(/,
  },
];

/**
 * The violations in a file.
 * @param path from the root
 */
export function violations(path: string, text: string): string[] {
  const those = conventions.filter(({ where, except }) => where.test(path) && !except?.test(path));
  if (those.length === 0) return [];
  return text.split('\n').flatMap((line, index) => {
    const comment = /^\s*(\/\/|\*|\/\*)/.test(line);
    return those
      .filter(({ pattern, what }) => pattern.test(line) && !(comment && what.startsWith('a rule')))
      .map(({ what }) => `${path}:${index + 1} ${what}: ${line.trim().slice(0, 120)}`);
  });
}

const TEXT = /\.(m?[tj]sx?|cjs|json|ya?ml|md|css|html|svg|sql|graphql|toml|txt)$|(^|\/)[^.]+$/;

/** The project's text files, found without git, which may not be installed. */
function files(): string[] {
  const folders = readFileSync(join(root, '.gitignore'), 'utf8').matchAll(/^(.+)\/$/gm);
  const left = ['.git', ...Array.from(folders, ([, folder]) => folder)];

  const walk: (folder: string) => string[] = (folder): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return left.some((name) => `/${path}`.endsWith(`/${name}`)) ? [] : walk(path);
      return entry.isFile() && TEXT.test(path) ? [path] : [];
    });
  return walk('.');
}

if (process.argv[1] === import.meta.filename) {
  const all = files().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const found = [
    ...all.flatMap(({ path, text }) => [...violations(path, text), ...arithmetic(path, text)]),
    ...staleExceptions(all),
  ];
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
