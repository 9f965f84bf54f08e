// Conventions that Biome cannot check: in files that it does not read (Markdown, YAML), in comments, or with a list of the SDK. The others
// are in biome.json and tools/lint. Prints each violation and fails if there are any.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instead } from '../packages/sdk/build/instead.ts';
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
      /^docs\/words\.md$|^tools\/(conventions(\.test)?\.ts|lint\/lint\.test\.ts|words\/words\.test\.ts|postgres\.ts)|^openapi\/(released|generated)\/|CHANGELOG\.md$/,
    pattern:
      /\b([Ss]omebody|(?<![`']|"(?=nobody"))[Nn]obody|[Ee]verybody|anew|[Ss]hall|be had|becom(e|es) of|became of|(comes|came) to nothing|(is|are|was|were|been) told)\b/,
  },
  {
    what: 'a call for one kind of session: use the SDK function that chooses by the session',
    where: /^(packages\/(journey|services)|apps\/(portal|branch-desk))\/src\//,
    except: /\.(test|stories)\.tsx?$|\/testing\//,
    pattern: new RegExp(`\\b(${Object.keys(instead).join('|')})\\(sdk\\b`),
  },
];

/**
 * The violations in a file.
 * @param path from the root
 */
export function violations(path: string, text: string): string[] {
  const those = conventions.filter(({ where, except }) => where.test(path) && !except?.test(path));
  if (those.length === 0) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      those
        .filter(({ pattern }) => pattern.test(line))
        .map(({ what }) => `${path}:${index + 1} ${what}: ${line.trim().slice(0, 120)}`),
    );
}

const TEXT = /\.(m?[tj]sx?|cjs|json|ya?ml|md|css|html|svg|sql|graphql|grit|toml|txt)$|(^|\/)[^.]+$/;

if (process.argv[1] === import.meta.filename) {
  // found without git, which may not be installed
  const folders = readFileSync(join(root, '.gitignore'), 'utf8').matchAll(/^(.+)\/$/gm);
  const exclude = ['**/.git', ...Array.from(folders, ([, folder]) => `**/${folder}`)];
  const files = globSync('{**/*,**/.*,**/.*/**}', { cwd: root, exclude, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  const found = [...new Set(files)]
    .filter((path) => TEXT.test(path))
    .flatMap((path) => violations(path, readFileSync(join(root, path), 'utf8')));
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
