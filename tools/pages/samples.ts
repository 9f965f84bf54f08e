// The code samples of READMEs and pages, as modules: each is written beside the packages that it may import, with an import of the names
// that its page takes for granted.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../run.ts';
import { type CodeBlock, codeBlocks } from './code-blocks.ts';

const PAGES =
  '{*.md,docs/*.md,{apps,packages,examples}/*/README.md,{brands,openapi}/README.md,brands/fonts/README.md,apps/api/src/testing/histories/README.md,apps/docs/content/**/*.md}';
const CODE = /^(ts|tsx|js|jsx|mjs)$/;

/** Where a page's samples belong: relative imports start there. By default the folder of the page. */
const PLACES: Readonly<Record<string, string>> = {
  'apps/api/README.md': 'apps/api/src/domains/policies',
  'apps/api/src/testing/histories/README.md': 'apps/api/src/testing/histories/commands',
};

/** Folders whose packages a page's samples may import, if the page's own does not have them. */
const PACKAGES_OF: Readonly<Record<string, string>> = {
  'packages/journey/README.md': 'apps/portal',
  'apps/api/README.md': 'apps/api',
  'apps/docs/content/start/agent-tool.md': 'apps/docs',
  'apps/docs/content/start/test-doubles.md': 'apps/docs',
  'apps/api/src/testing/histories/README.md': 'apps/api',
};

/** Pages whose samples are compiled but not run here, and why. */
export const NOT_RUN: Readonly<Record<string, string>> = {
  'packages/conformance/README.md': 'it checks a running core for minutes; conformance.test.ts runs it',
};

export interface Sample {
  /** Its page and line. */
  readonly name: string;
  readonly page: string;
  /** The module that contains it. */
  readonly file: string;
  readonly text: string;
  /** It is a file of a page made of steps: it is compiled here, and `npm run pages` runs it. */
  readonly isStep: boolean;
}

/** What a page takes for granted: a module beside its samples, and the names that it exports. */
interface Surroundings {
  readonly file: string;
  readonly text: string;
  readonly names: readonly string[];
}

/** Where the samples of a page are written. */
const folderOf = (page: string): string =>
  join(root, PACKAGES_OF[page] ?? dirname(page), 'node_modules/.samples', page.replaceAll(/\W+/g, '-'));

/** Code with its relative imports, which start at the place of its page, as a module in another folder needs them. */
const moveImports = (page: string, code: string): string =>
  code.replaceAll(/(?<= from ')(\.[^']+)(?=')/g, (path) =>
    relative(folderOf(page), join(root, PLACES[page] ?? dirname(page), path)),
  );

function surroundingsOf(page: string): Surroundings | undefined {
  const name = `${dirname(page).replaceAll('/', '-')}.tsx`;
  const source = join(import.meta.dirname, 'surroundings', name);
  if (!existsSync(source)) return undefined;
  const text = moveImports(page, readFileSync(source, 'utf8'));
  const declared = Array.from(
    text.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm),
    ([, found = '']) => found,
  );
  const passedOn = Array.from(text.matchAll(/^export \{ ([^}]+) \}/gm), ([, list = '']) =>
    list.split(', ').map((name) => name.replace(/^\w+ as /, '')),
  );
  return { file: join(folderOf(page), 'surroundings.tsx'), text, names: [...declared, ...passedOn.flat()] };
}

function sampleOf(page: string, { language, label, code, line }: CodeBlock): Sample {
  const name = `${page}:${line}`;
  if (label) return { name, page, file: join(folderOf(page), label), text: code, isStep: true };
  const around = surroundingsOf(page);
  const used = around?.names.filter((name) => new RegExp(`\\b${name}\\b`).test(code) && !declares(code, name)) ?? [];
  const head = around ? `import './surroundings.tsx';\nimport { ${used.join(', ')} } from './surroundings.tsx';\n` : '';
  return {
    name,
    page,
    isStep: false,
    file: join(folderOf(page), `line-${line}.${language.endsWith('x') ? 'tsx' : 'ts'}`),
    text: `${head}${moveImports(page, code)}\nexport {};\n`,
  };
}

/** Whether a sample imports or declares a name itself. */
const declares = (code: string, name: string): boolean =>
  new RegExp(
    `import [^;]*\\b${name}\\b[^;]*from|(const|let|function|class) ${name}\\b|const \\{[^}]*\\b${name}\\b[^}]*\\} =`,
  ).test(code);

/** The samples of all pages. */
export const allSamples = (): Sample[] =>
  globSync(PAGES, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .sort()
    .flatMap((page) =>
      codeBlocks(readFileSync(join(root, page), 'utf8'))
        .filter(({ language }) => CODE.test(language))
        .map((block) => sampleOf(page, block)),
    );

/** Writes the samples. @returns the settings of a compiler that checks all of them */
export function writeSamples(samples: readonly Sample[]): string {
  for (const folder of new Set(samples.map(({ file }) => dirname(file))))
    rmSync(folder, { recursive: true, force: true });
  const around = [...new Set(samples.map(({ page }) => page))].flatMap((page) => surroundingsOf(page) ?? []);
  for (const { file, text } of [...samples, ...around]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const settings = join(root, 'node_modules/.cache/lifedesk/samples/tsconfig.json');
  mkdirSync(dirname(settings), { recursive: true });
  const compilerOptions = {
    lib: ['es2025', 'dom', 'dom.iterable'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    noUnusedLocals: false,
    noUnusedParameters: false,
  };
  const files = samples.map(({ file }) => file).filter((file) => /\.tsx?$/.test(file));
  writeFileSync(settings, JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }));
  return settings;
}
