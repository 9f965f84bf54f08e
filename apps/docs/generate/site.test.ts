import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as rules from '@lifedesk/rules';
import { problemCodes } from '@lifedesk/sdk';
import { describe, expect, it } from 'vitest';
import { failuresOf } from './contract.ts';
import { root } from './included.ts';
import { linksFrom } from './links.ts';
import { llmsFullText, llmsText } from './llms.ts';
import { meanings } from './meanings.ts';
import { addressOf } from './page.ts';
import { allPages } from './site.ts';

const pages = allPages();
const byAddress = new Map(pages.map((page) => [addressOf(page), page]));

/** The anchors of the headings of a page, as the site makes them. */
const anchorsOf = (text: string): string[] =>
  Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );

describe('the pages of the site', () => {
  it('have different addresses, and a title', () => {
    expect(byAddress.size).toBe(pages.length);
    expect(pages.filter(({ path, title }) => path !== 'index' && !title).map(({ path }) => path)).toEqual([]);
  });

  it('link only to pages and headings that exist', () => {
    const dead = pages.flatMap(({ path, text }) =>
      Array.from(text.matchAll(/\]\((\/[^)#\s]*)(?:#([^)\s]+))?\)/g)).flatMap(([link, address = '', anchor]) => {
        const target = byAddress.get(address);
        const isFound = target ? !anchor || anchorsOf(target.text).includes(anchor) : address === '/contract/';
        return isFound ? [] : [`${path}: ${link}`];
      }),
    );
    expect(dead).toEqual([]);
  });

  it('are the files of the repository with their links changed', () => {
    const placeOf = (file: string) => ({ 'docs/bench.md': 'guides/bench' })[file];
    const text = 'See [figures](bench.md#the-run), [code](../tools/run.ts), `[x](y)` and <img src="pictures/a.webp">.';
    expect(linksFrom('docs/scale.md', text, placeOf)).toBe(
      'See [figures](/guides/bench#the-run), [code](https://github.com/lifedesk/lifedesk/blob/main/tools/run.ts), `[x](y)` and <img src="/pictures/a.webp">.',
    );
  });
});

describe('the files for programs', () => {
  it('name the pages, and contain what is needed to call the API', () => {
    expect(llmsText(pages)).toContain('- [Agent tool](/start/agent-tool)\n');
    const full = llmsFullText(pages);
    expect(full).toContain('# @lifedesk/sdk');
    expect(full.length).toBeLessThan(100_000);
  });
});

describe('the journeys', () => {
  const text = byAddress.get('/journeys/pay-premium')?.text ?? '';

  it('have a page with inputs, and steps with their operations and expectations', () => {
    expect(text).toContain('| `policyNo` | A policy with a premium due. | `501234567` |');
    expect(text).toContain('[`createPayment`](/reference/sdk#createpayment), `POST /v1/payments/create` with');
    expect(text).toContain('Idempotency-Key: ');
    expect(text).toContain("- `$response.body#/state == 'paid'`");
  });

  it('link to the journeys that are their steps, and are listed for programs', () => {
    expect(text).toContain('[signIn](/journeys/sign-in)');
    expect(llmsText(pages)).toContain('- [Pay a premium](/journeys/pay-premium)\n');
  });
});

describe('the problems', () => {
  it('have a meaning for every code of both contracts and of the SDK, and no other', () => {
    const source = readFileSync(join(root, 'packages/sdk/src/errors/codes.ts'), 'utf8');
    const union = source.slice(source.indexOf('type ClientCode'), source.indexOf('type ErrorCode'));
    const ofClient = Array.from(union.matchAll(/\| '([\w-]+)'/g), ([, code = '']) => code);
    const ofContracts = [...failuresOf('openapi'), ...failuresOf('back-office')].map(({ code }) => code);
    const codes = new Set([...problemCodes, ...ofClient, ...ofContracts]);
    expect(Object.keys(meanings).sort()).toEqual([...codes].sort());
  });

  it('list the operations that answer with a code', () => {
    const text = byAddress.get('/problems/slot-taken')?.text;
    expect(text).toContain('Status 409');
    expect(text).toContain('| `bookMedicalCentre` |');
    expect(byAddress.get('/problems/otp-wrong')?.text).toContain('“OTP entered is not correct. Please check.”');
    expect(text).not.toContain('policyDetails');
  });
});

describe('the rules', () => {
  const text = pages
    .filter(({ path }) => path.startsWith('rules/'))
    .map((page) => page.text)
    .join('\n');
  /** Whether the pages have it. A failure does not print all of them. */
  const has = (part: string | RegExp) => (typeof part === 'string' ? text.includes(part) : part.test(text));

  it.each(Object.entries(rules).filter(([, value]) => typeof value === 'function' && value !== rules.RulesError))(
    'has %s with a form and its boundaries',
    (name) => expect(has(`<RuleForm name="${name}" />`)).toBe(true),
  );

  it('have their clauses in words, and dated tables with sources', () => {
    expect(has('| 1 | The policy has not lapsed, so there is nothing to revive. | `status-not-lapsed` | No |')).toBe(
      true,
    );
    expect(has(/## GST_LATE_FEE\n[\s\S]+?\| From \| Until \| Value \| Source \|/)).toBe(true);
  });
});

describe('the reference', () => {
  it.each(['sdk', 'journey', 'ui'])('has every export of the API report of %s, with its description', (name) => {
    const report = readFileSync(join(root, `packages/${name}/api-report.md`), 'utf8');
    const text = byAddress.get(`/reference/${name}`)?.text ?? '';
    const names = Array.from(
      report.matchAll(/^export (?:\w+ )*?(?:function|const|class|interface|type) (\w+)/gm),
      ([, found]) => found,
    );
    expect(names.filter((found) => !text.includes(`### ${found}\n`))).toEqual([]);
  });

  it('says what an operation does', () => {
    expect(byAddress.get('/reference/sdk')?.text).toMatch(/### policyCards\n\nDashboard cards\.\n/);
  });
});
