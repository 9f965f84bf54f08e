import { describe, expect, it } from 'vitest';
import { groupChanges } from './change-log.ts';

const OLDER = '## 0.1.0\n\n### Minor Changes\n\n- abc1234: The first version.\n';
const log = (newest: string) => `# a\n\n${newest}\n${OLDER}`;

describe('groupChanges', () => {
  it.each([
    [
      'puts what breaks first, without commits',
      '## 0.2.0\n\n### Minor Changes\n\n- 5ecf02f: New rule.\n- 68529ed: **Breaking:** `a` is `b`. Rename it.\n\n### Patch Changes\n\n- 041a9a2: Faster.\n',
      '## 0.2.0\n\n### Breaking\n\n- `a` is `b`. Rename it.\n\n### New\n\n- New rule.\n\n### Changed\n\n- Faster.\n',
    ],
    [
      'keeps the further lines of an entry',
      '## 0.2.0\n\n### Minor Changes\n\n- 5ecf02f: One.\n\n  Two.\n\n- 68529ed: Three.\n',
      '## 0.2.0\n\n### New\n\n- One.\n\n  Two.\n- Three.\n',
    ],
    [
      'leaves out the new versions of our own packages',
      '## 0.2.1\n\n### Patch Changes\n\n- 041a9a2: Faster.\n- Updated dependencies [041a9a2]\n  - @lifedesk/sdk@0.2.1\n',
      '## 0.2.1\n\n### Changed\n\n- Faster.\n',
    ],
    [
      'counts a major change without a mark as new',
      '## 1.0.0\n\n### Major Changes\n\n- 041a9a2: Stable.\n',
      '## 1.0.0\n\n### New\n\n- Stable.\n',
    ],
  ])('%s', (_, given, grouped) => {
    expect(groupChanges(log(given))).toBe(log(grouped));
    expect(groupChanges(`# a\n\n${given}`)).toBe(`# a\n\n${grouped}`);
  });
  it('changes nothing the second time', () => {
    const once = groupChanges(log('## 0.2.0\n\n### Patch Changes\n\n- 041a9a2: Faster.\n'));
    expect(groupChanges(once)).toBe(once);
  });
  it('leaves a log without versions as it is', () => {
    expect(groupChanges('# a\n')).toBe('# a\n');
  });
});
