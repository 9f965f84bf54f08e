import { join } from 'node:path/posix';
import { type Metafile, type OutputFile, type Plugin, transform } from 'esbuild';
import { components } from './entries.ts';

const BASE = ['theme/theme', 'theme/global'];
/** esbuild writes the source's name before its part of a style sheet. */
const PART = /^\/\* vanilla-extract-css-ns:src\/(.+?)\.css\.ts\.vanilla\.css\S* \*\/$/gm;

/** The parts of a style sheet by source, in the order of the cascade. */
function partsOf(sheet: string): Map<string, string> {
  const [, ...parts] = sheet.split(PART);
  const pairs = parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1] ?? ''] as const] : []));
  return new Map(pairs);
}

/** The sources of a style sheet of the build. */
function sourcesOf(metafile: Metafile, path: string): Set<string> {
  const inputs = Object.keys(metafile.outputs[path]?.inputs ?? {});
  return new Set(inputs.map((input) => /:src\/(.+?)\.css\.ts/.exec(input)?.[1] ?? input));
}

const minify = async (css: string) => (await transform(css, { loader: 'css', minify: true })).code;

/**
 * esbuild writes one style sheet per entry and repeats shared styles in each of them. Instead:
 * - `styles.css`, all of it, for `import '@lifedesk/ui/styles.css'`;
 * - `styles/`, a file for each source, and `styled/`, a module for each component that imports the files that it needs
 * in the order of the cascade, so that a page loads only those.
 */
export const styleSheets = (): Plugin => ({
  name: 'style-sheets',
  setup(build) {
    build.onEnd(async (result) => {
      const { metafile, outputFiles } = result;
      if (!metafile || !outputFiles || result.errors.length > 0) return;
      const out = build.initialOptions.outdir ?? 'dist';
      const whole = outputFiles.find(({ path }) => path.endsWith(`/${out}/index.css`));
      if (!whole) throw new Error('The build made no style sheet');
      const parts = partsOf(whole.text);

      const written: [name: string, text: string][] = [['styles.css', await minify(whole.text)]];
      for (const [source, css] of parts) {
        written.push([`styles/${source}.css`, await minify(css)]);
      }
      for (const component of components) {
        const needed = sourcesOf(metafile, `${out}/${component}.css`);
        for (const source of needed) if (!parts.has(source)) throw new Error(`${source} is not in the style sheet`);
        const sheets = [...parts.keys()].filter((source) => BASE.includes(source) || needed.has(source));
        const name = component.split('/').at(-1);
        const all = `export * from '../${component}.js';\n`;
        written.push([`styled/${name}.js`, sheets.map((it) => `import '../styles/${it}.css';\n`).join('') + all]);
        written.push([`styled/${name}.d.ts`, all]);
      }

      const folder = whole.path.slice(0, -'/index.css'.length);
      const kept = outputFiles.filter(({ path }) => !/\.css(\.map)?$/.test(path));
      outputFiles.splice(0, outputFiles.length, ...kept, ...written.map(([name, text]) => file(folder, name, text)));
    });
  },
});

const file = (folder: string, name: string, text: string): OutputFile => ({
  path: join(folder, name),
  contents: new TextEncoder().encode(text),
  hash: '',
  text,
});
