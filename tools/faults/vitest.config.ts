// Vitest with one fault in the code, LIFEDESK_FAULT. It changes what Vite loads, never a file.
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';
import { root } from '../run.ts';
import { CONTROLS } from './asvs.ts';
import { FAULTS } from './faults.ts';

const fault = [...FAULTS, ...CONTROLS].find(({ id }) => id === process.env.LIFEDESK_FAULT);
if (!fault) throw new Error(`There is no fault ${process.env.LIFEDESK_FAULT}`);
const { file, find, replace } = fault;
const isPlanted = (id: string) => id.endsWith(`/${file}`);

const plant: Plugin = {
  name: 'plant-fault',
  enforce: 'pre',
  // Other modules stay as they are, so they come from the cache of other runs.
  api: { vitest: { ignoreFsModuleCache: true } },
  configureVitest: ({ defineCacheKeyGenerator }) => defineCacheKeyGenerator(({ id }) => (isPlanted(id) ? false : null)),
  transform: (code, id) => (isPlanted(id) ? code.replace(find, () => replace) : null),
};

const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? { ...project, plugins: [plant, project.plugins ?? []] } : [],
);
export default defineConfig({ root, test: { projects } });
