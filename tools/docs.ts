// npm run docs: serves the documentation on http://localhost:4201.
//   npm run docs -- --build   writes it as static files to apps/docs/dist/site
import { generate } from './prepare.ts';

if (!(await generate())) process.exit(1);
const { serveDocs, buildDocs } = await import('../apps/docs/build.ts');
await (process.argv.includes('--build') ? buildDocs() : serveDocs());
