import { readdirSync } from 'node:fs';

const names = (folder: string) =>
  readdirSync(`src/${folder}`, { withFileTypes: true })
    .filter((it) => it.isDirectory())
    .map(({ name }) => `${folder}/${name}/${name}`);

/** The modules of components, one a folder: `components/Button/Button`. */
export const components: readonly string[] = [...names('components'), ...names('layout')];

/** Entries of the build, each where its source lies, so that one pattern of `exports` serves sources and build. */
export const entries: Record<string, string> = {
  index: 'src/index.ts',
  'theme/index': 'src/theme/index.ts',
  ...Object.fromEntries(components.map((name) => [name, `src/${name}.tsx`])),
};
