import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { page, readRequirements } from './faults/asvs.ts';
import { root } from './run.ts';

const requirements = readRequirements();
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('the table of ASVS', () => {
  it('is what the data and the last run say', () => {
    expect(readFileSync(join(root, 'docs/asvs.md'), 'utf8')).toBe(page());
  });

  it('has every requirement of levels 1 and 2 once', () => {
    const ofLevel = (level: string) => requirements.filter((row) => row.level === level).map(({ number }) => number);
    expect([new Set(ofLevel('1')).size, new Set(ofLevel('2')).size, requirements.length]).toEqual([70, 183, 253]);
  });

  it.each(requirements)('proves $number, or says why not', ({ how, why, fault, file, find }) => {
    expect(['none', 'open', 'operator', 'written'].includes(how) || fault !== undefined).toBe(true);
    if (['none', 'open', 'operator'].includes(how)) expect(why).not.toBe('');
    if (how !== 'written') return;
    expect(existsSync(join(root, file))).toBe(true);
    expect(inOneLine(readFileSync(join(root, file), 'utf8'))).toContain(find);
  });
});
