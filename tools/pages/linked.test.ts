import { expect, it } from 'vitest';
import { linkedPage } from './linked.ts';

it('leaves out npm, and what the workspace does not have', () => {
  const page =
    '# Page\nnpm init --yes\n## A\nnpm install --save-dev vitest@5.1.0\nnpx vitest run\n## B\nnpm install no-such-package@1\n';
  expect(linkedPage(page)).toEqual({ text: '# Page\n## A\nvitest run\n', leftOut: ['B'] });
});
