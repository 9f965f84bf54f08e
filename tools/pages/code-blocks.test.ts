import { expect, it } from 'vitest';
import { codeBlocks } from './code-blocks.ts';

const PAGE = `# Page
\`\`\`
npm start
\`\`\`
1. In a list:

   \`\`\`ts [a.ts]
   const a = [
     1,
   ];
   \`\`\`
`;

it('finds the code of a page with its language, its label and its line', () => {
  expect(codeBlocks(PAGE)).toEqual([
    { language: '', label: '', code: 'npm start\n', line: 2 },
    { language: 'ts', label: 'a.ts', code: 'const a = [\n  1,\n];\n', line: 7 },
  ]);
});
