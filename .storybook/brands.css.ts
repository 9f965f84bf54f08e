import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BrandFile } from '../brands/brand-file.ts';
import { applyTheme } from '../packages/ui/src/theme/apply-theme.ts';
import { brandOf } from '../packages/ui/src/theme/brands/brand-of.ts';

const folder = join(import.meta.dirname, '../brands');
const fontFile = createRequire(join(folder, 'package.json')).resolve;

// Each insurer's colours and type, chosen by `data-brand` on the document.
for (const name of globSync('*.json', { cwd: folder }).filter((file) => file !== 'package.json')) {
  const brand = brandOf(JSON.parse(readFileSync(join(folder, name), 'utf8')) as BrandFile<string>);
  const faces = brand.type.faces.map((face) => ({ ...face, src: fontFile(face.src) }));
  applyTheme({ ...brand, type: { ...brand.type, faces } }, `:root[data-brand='${brand.id}']`);
}
