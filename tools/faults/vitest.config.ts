// Vitest with one fault in the code, LIFEDESK_FAULT. It changes what Vite loads, never a file.
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';
import { root } from '../run.ts';
import { FAULTS } from './faults.ts';

const fault = FAULTS.find(({ id }) => id === process.env.LIFEDESK_FAULT);
if (!fault) throw new Error(`There is no fault ${process.env.LIFEDESK_FAULT}`);
const { file, find, replace } = fault;

const plant: Plugin = {
  name: 'plant-fault',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith(`/${file}`) ? code.replace(find, () => replace) : null),
};

// a cached module has no fault, or that of an earlier run
const test = { fsModuleCache: false };
const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project
    ? { ...project, plugins: [plant, project.plugins ?? []], test: { ...project.test, ...test } }
    : [],
);
export default defineConfig({ root, test: { projects, ...test } });
