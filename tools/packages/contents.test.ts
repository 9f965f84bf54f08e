import { describe, expect, it } from 'vitest';
import { contentFaults } from './contents.ts';

const component = { group: '@cfworker', name: 'json-schema', version: '4.1.6', 'bom-ref': 'x', licenses: [{}] };
const sbom = { bomFormat: 'CycloneDX', metadata: { component: { version: '0.2.0' } }, components: [component] };
const SBOM = 'dist/sbom.cdx.json';
const NOTICES = 'dist/third-party-licences.txt';

const whole = {
  'package.json': JSON.stringify({ version: '0.2.0', dependencies: { '@cfworker/json-schema': '^4.1.1' } }),
  'README.md': '# a',
  LICENSE: 'MIT',
  'CHANGELOG.md': '# a\n\n## 0.2.0\n\n### New\n\n- All.\n',
  [SBOM]: JSON.stringify(sbom),
  [NOTICES]: '@cfworker/json-schema 4.1.6 (MIT)\n\nLicensed under MIT.\n',
  'dist/a.d.ts.map': JSON.stringify({ sources: ['../src/a.ts'] }),
  'src/a.ts': '',
  'dist/a.js': 'export const a = 1;\n',
  'dist/b.js': '\'use client\';\nimport { useState } from "react";\n',
};
const faultsWith = (changed: Record<string, string | undefined>) =>
  contentFaults(
    new Map(
      Object.entries({ ...whole, ...changed }).flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])),
    ),
  );
const sbomWith = (changed: object) => ({ [SBOM]: JSON.stringify({ ...sbom, ...changed }) });

describe('the contents of a package', () => {
  it('have no faults if everything is there', () => {
    expect(faultsWith({})).toEqual([]);
  });
  it.each<[string, Record<string, string | undefined>, string[]]>([
    ['no README', { 'README.md': undefined }, ['has no README.md']],
    ['an empty README', { 'README.md': '\n' }, ['has no README.md']],
    ['no licence', { LICENSE: undefined }, ['has no LICENSE']],
    [
      'no change log',
      { 'CHANGELOG.md': undefined },
      ['has no CHANGELOG.md', 'has no changes of 0.2.0 in its CHANGELOG.md'],
    ],
    ['an old change log', { 'CHANGELOG.md': '# a\n\n## 0.1.0\n' }, ['has no changes of 0.2.0 in its CHANGELOG.md']],
    ['no SBOM', { [SBOM]: undefined }, [`has no ${SBOM}`]],
    ['no notices', { [NOTICES]: undefined }, [`has no ${NOTICES}`, 'has no notice of @cfworker/json-schema@4.1.6']],
    [
      'a component without notice',
      { [NOTICES]: 'qr 0.7.0 (MIT)\n' },
      ['has no notice of @cfworker/json-schema@4.1.6', 'has no qr@0.7.0 in its SBOM'],
    ],
    [
      'a dependency that its SBOM lacks',
      { ...sbomWith({ components: [] }), [NOTICES]: 'none' },
      ['has no @cfworker/json-schema in its SBOM'],
    ],
    [
      'a component without licence',
      sbomWith({ components: [{ ...component, licenses: [] }] }),
      ['has no licence of @cfworker/json-schema@4.1.6'],
    ],
    [
      'the SBOM of another version',
      sbomWith({ metadata: { component: { version: '0.1.0' } } }),
      ['has an SBOM that is not of 0.2.0'],
    ],
    [
      'a component that a server would run',
      { 'dist/a.js': 'import {\n  useState\n} from "react";\nexport const useA = useState;\n' },
      ["has no 'use client' in dist/a.js"],
    ],
    ['a map without its source', { 'src/a.ts': undefined }, ['has no source for dist/a.d.ts.map']],
  ])('are refused with %s', (_, changed, faults) => {
    expect(faultsWith(changed)).toEqual(faults);
  });
});
