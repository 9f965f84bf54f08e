import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whenChanged } from './inputs.ts';
import { root, run } from './run.ts';

const FOLDER = 'node_modules/.cache/lifedesk/inputs-test';
const [input, output] = [`${FOLDER}/input`, `${FOLDER}/output`];
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

let runs: number;
const build = () =>
  whenChanged({
    name: 'inputs-test/stamp',
    inputs: [input],
    outputs: [output],
    work: async () => {
      runs += 1;
      rmSync(join(root, output), { force: true });
      await new Promise(setImmediate);
      write(output, 'built');
      return true;
    },
  });

beforeEach(() => {
  runs = 0;
  write(input, 'first');
});
afterEach(() => rmSync(join(root, FOLDER), { recursive: true, force: true }));

test('runs a step again only if its inputs have changed', async () => {
  expect(await build()).toBe('done');
  expect(await build()).toBe('fresh');
  write(input, 'second');
  expect(await build()).toBe('done');
  expect(runs).toBe(2);
});

test('runs a step once for simultaneous calls', async () => {
  expect(await Promise.all([build(), build(), build()])).toEqual(['done', 'done', 'done']);
  expect(runs).toBe(1);
});

test('runs a step once for two processes that start together', async () => {
  const program = `import { writeFileSync } from 'node:fs';
    import { setTimeout as pause } from 'node:timers/promises';
    import { whenChanged } from './tools/inputs.ts';
    console.log(await whenChanged({
      name: 'inputs-test/stamp', inputs: ['${input}'], outputs: ['${output}'],
      work: async () => {
        await pause(1_000);
        writeFileSync('${output}', 'built', { flag: 'wx' });
        return true;
      },
    }));`;
  const start = () => run([process.execPath, '--input-type=module', '--eval', program]);
  const outputs = (await Promise.all([start(), start()])).map(({ output: text }) => text.trim());
  expect(outputs.toSorted()).toEqual(['done', 'fresh']);
});

test('runs a step again after it failed', async () => {
  const fail = () => Promise.reject(new Error('cannot be built'));
  const failing = () => whenChanged({ name: 'inputs-test/stamp', inputs: [input], outputs: [output], work: fail });
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('cannot be built');
  expect(await build()).toBe('done');
});
