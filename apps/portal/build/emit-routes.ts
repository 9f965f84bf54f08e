import { join } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type { services } from '../src/registry/services.ts';
import { pageNameFromPath } from '../src/registry/title.ts';

type Texts = Readonly<Record<string, (inputs: object, options: { locale: 'en' }) => string>>;

/**
 * Writes `routes.json` beside the built page: the services with their titles, what search engines may list of them, and
 * the files of their screens. The server uses it to answer 404 for every other address and to preload a screen together
 * with its page, so that the list is written only once, in the registry.
 */
export function emitRoutes(root: string): Plugin {
  return {
    name: 'lifedesk-routes',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const load = async <Module>(file: string) =>
        (
          await runnerImport<Module>(join(root, file), {
            environments: { inline: { resolve: { conditions: ['@lifedesk/source'], noExternal: [/^@lifedesk\//] } } },
          })
        ).module;
      const module = await load<{ services: typeof services }>('src/registry/services.ts');
      const texts = await load<Texts>('../../packages/services/src/texts.ts');
      const keeping = join(root, '../../packages/journey/src/session/keeping.ts');
      const screens = join(root, '../../packages/services/src/screens.ts');
      const ahead = chunkOf(join(root, 'src/early.ts'), bundle);
      if (!ahead) this.error('the script of the calls ahead is missing');
      const early = [...reachable(ahead, bundle)].map((chunk) => chunk.fileName);
      // what only the page imports is inlined in it
      const own = [...reachable(pageOf(bundle), bundle)].filter(({ moduleIds }) =>
        moduleIds.some((id) => !id.endsWith('.html')),
      );
      const routes = module.services.map((row) => {
        const { id } = row;
        const screen = join(root, `../../packages/services/src/${id}/${id}.tsx`);
        if (!this.getModuleInfo(screen)) this.error(`the service ${id} has no screen at ${screen}`);
        const indexed = 'indexed' in row;
        const description = indexed ? texts[`${camelCase(id)}_description`]?.({}, { locale: 'en' }) : '';
        if (description === undefined) this.error(`the service ${id} has no description for search engines`);
        const title = 'pageName' in row ? row.pageName({}, { locale: 'en' }) : pageNameFromPath(`/cs/${id}`);
        const entry = { id, title, description, indexed, atEntry: 'atEntry' in row };
        const starts = row.access === 'public' ? [screen] : [screen, keeping];
        // every screen except the first ones is found through the list
        const screenFile = chunkOf(screen, bundle)?.fileName ?? '';
        if (!own.some(({ dynamicImports }) => dynamicImports.includes(screenFile))) starts.push(screens);
        const needed = neededBy(starts, bundle);
        if (row.access === 'public') return { ...entry, early: [], ...filesOf(needed) };
        return { ...entry, early, ...filesOf([...own, ...needed]) };
      });
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routes) });
    },
  };
}

const camelCase = (id: string): string => id.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The chunks that modules need in addition to those that the page fetches itself. */
function neededBy(starts: readonly string[], bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const present = reachable(pageOf(bundle), bundle);
  const needed = starts.flatMap((start) => {
    const chunk = chunkOf(start, bundle);
    return chunk ? [...reachable(chunk, bundle)] : [];
  });
  return [...new Set(needed)].filter((chunk) => !present.has(chunk));
}

/**
 * The scripts and style sheets of chunks, the largest script first: a browser has six connections to a server, and
 * files that wait for one should be quick to load.
 */
function filesOf(chunks: readonly Rolldown.OutputChunk[]): { scripts: string[]; styles: string[] } {
  const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const scripts = chunks.toSorted((a, b) => b.code.length - a.code.length).map((chunk) => chunk.fileName);
  return { scripts, styles: [...new Set(styles)] };
}

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** The page's own script. */
function pageOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const page = chunksOf(bundle).find((chunk) => chunk.isEntry && chunk.name === 'index');
  if (!page) throw new Error('the page has no script');
  return page;
}

/** The chunk that a module is in. */
const chunkOf = (module: string, bundle: Rolldown.OutputBundle) =>
  chunksOf(bundle).find((chunk) => chunk.moduleIds.includes(module));

/** A chunk and everything that it imports before it runs. */
function reachable(start: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const found = new Set([start]);
  for (const chunk of found)
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') found.add(imported);
    }
  return found;
}
