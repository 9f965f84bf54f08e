import * as rules from '@lifedesk/rules';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { answerOf, initialOf, write } from './answer.ts';
import { clauseTexts } from './clause-texts.ts';
import { constants, domainOf } from './constants.ts';
import stories from './Rules.stories.tsx?raw';
import { ruleEntries } from './rule-entries.ts';
import { sources } from './sources.ts';

const exportedRules = Object.entries(rules).flatMap(([name, value]) =>
  typeof value === 'function' && value !== rules.RulesError ? [name] : [],
);

describe('the pages of the rules', () => {
  it('include every exported rule, once', () => {
    const names = ruleEntries.map(({ name }) => name as string);
    const how = 'add an entry with its first values and boundaries to .storybook/pages/rules/entries';
    expect(names.toSorted(), how).toEqual(exportedRules.sort());
  });

  it('include a story for every domain', () => {
    const shown = Array.from(stories.matchAll(/rulesOf\('([\w-]+)', /g), ([, domain]) => domain);
    const domains = [...ruleEntries, ...constants].map(({ name }) => domainOf(name));
    const how = 'add a story for the area to Rules.stories.tsx';
    expect(shown.toSorted(), how).toEqual([...new Set(domains)].sort());
  });

  it('name each story so that the index links to it', () => {
    for (const [, story = '', domain] of stories.matchAll(
      /export const (\w+): Story = (?:\{\s*\.\.\.)?rulesOf\('([\w-]+)', /g,
    ))
      expect(toId('Rules', storyNameFromExport(story))).toBe(`rules--${domain}`);
  });

  it.each([...ruleEntries.map(({ name }) => name), ...constants.map(({ name }) => name)])(
    '%s says what it means where it is written',
    (name) => expect(sources.get(name)?.says).toMatch(/^[A-Z`'].{10,}/),
  );
});

describe.each(ruleEntries)('$name', (entry) => {
  it('returns a result for its first values, and different results across its boundaries', () => {
    const first = initialOf(entry);
    expect(answerOf(entry, first)).not.toMatch(/^throws/);
    expect(new Set(entry.edges.map((edge) => answerOf(entry, { ...first, ...edge }))).size).toBeGreaterThan(1);
  });

  it('covers each of its clauses in the table of boundaries', () => {
    const reached = entry.edges.map((edge) => answerOf(entry, { ...initialOf(entry), ...edge }));
    for (const { id } of entry.clauses ?? []) expect(reached.join()).toContain(`because: '${id}'`);
  });

  it('has a sentence for each of its clauses', () => {
    for (const sentence of clauseTexts(entry.clauses ?? [])) expect(sentence).toMatch(/^[A-Z{₹].+[.}]$/);
  });
});

describe('a value on a page', () => {
  it.each([
    ['a', "'a'"],
    [null, 'null'],
    [new Date('2026-03-05T00:00:00Z'), '2026-03-05T00:00:00.000Z'],
    [new Date(Number.NaN), 'no date'],
    [[1, 'a'], "[1, 'a']"],
    [{ eligible: false, because: 'x' }, "{ eligible: false, because: 'x' }"],
    [{}, '{}'],
  ])('%j is written %s', (value, written) => expect(write(value)).toBe(written));
});
