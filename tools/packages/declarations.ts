import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A module of types that is not published: it is included in the package under another name. */
interface Manifest {
  /** Its name in imports. */
  specifier: string;
  /** Its source, from the root: types and nothing else, which a declaration file may contain unchanged. */
  source: string;
  /** Its name in the package. */
  name: string;
}

/** Imports between declaration files. */
const IMPORT = /(?<=(?:from |import |import\()(['"]))[^'"]+(?=\1)/g;

/**
 * Writes the types of a package to its `dist` with the native compiler, one file per source that the entries import, with a map to
 * that source, so that an editor opens it.
 * Bundling them takes ten times as long, and produces names that no source has.
 * @param entries modules below `src`, without the ending, such as `index`
 */
export function writeDeclarations(folder: string, entries: readonly string[], shipped: readonly Manifest[] = []): void {
  const root = join(folder, '../..');
  const out = join(folder, 'node_modules/.cache/declarations');
  const project = join(out, 'tsconfig.json');
  mkdirSync(out, { recursive: true });
  writeFileSync(project, JSON.stringify(settings(folder, root, out)));
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', project], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The types did not compile\n${stdout}`);

  const compiled = join(out, relative(root, folder), 'src');
  const written = new Set<string>();
  const declarationOf = (name: string) => join(compiled, `${name}.d.ts`);
  const write = (name: string, from = declarationOf(name)) => {
    if (written.has(name)) return;
    written.add(name);
    const text = readFileSync(from, 'utf8').replace(IMPORT, (specifier: string) => {
      const whole = shipped.find((it) => it.specifier === specifier);
      if (whole) write(whole.name, join(root, whole.source));
      else if (specifier.startsWith('.')) write(join(dirname(name), withoutEnding(specifier)));
      else return specifier;
      return whole ? `${up(name)}${whole.name}.js` : `${withoutEnding(specifier)}.js`;
    });
    const file = join(folder, 'dist', `${name}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    const map = `${from}.map`;
    if (existsSync(map)) writeFileSync(`${file}.map`, withSource(map, relative(dirname(file), sourceOf(folder, name))));
  };
  for (const entry of entries) write(entry);
  rmSync(out, { recursive: true });
}

/** The compiler settings for published code: the package's own, without tests and stories. */
const settings = (folder: string, root: string, out: string) => ({
  extends: join(folder, 'tsconfig.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    declarationMap: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: out,
  },
  include: [join(folder, 'src')],
  exclude: ['test', 'stories'].map((kind) => join(folder, `src/**/*.${kind}.*`)),
});

/** The source of a module below `src`. */
const sourceOf = (folder: string, name: string) => {
  const sources = ['ts', 'tsx', 'js'].map((ending) => join(folder, 'src', `${name}.${ending}`));
  return sources.find((source) => existsSync(source)) ?? '';
};
/** A declaration map of one source, which is elsewhere in the package. */
const withSource = (map: string, source: string) =>
  JSON.stringify({ ...JSON.parse(readFileSync(map, 'utf8')), sourceRoot: '', sources: [source] });

const withoutEnding = (path: string) => path.replace(/\.(tsx?|js)$/, '');
const up = (name: string) => '../'.repeat(name.split('/').length - 1) || './';
