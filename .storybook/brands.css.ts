import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BrandLook } from '@lifedesk/brands/brand-file.ts';
import { applyTheme } from '../theme/apply-theme.ts';
import { brandOf } from '../theme/brands/brand-of.ts';

const { resolve } = createRequire(import.meta.url);
const manifest = resolve('@lifedesk/brands/package.json');
const folder = join(manifest, '..');
const fontFile = createRequire(manifest).resolve;

// Each insurer's colours and type, chosen by `data-brand` on the document. The components' own brand needs none but has
// its rule all the same.
for (const name of globSync('*.json', { cwd: folder }).filter((file) => file !== 'package.json')) {
  const brand = brandOf(JSON.parse(readFileSync(join(folder, name), 'utf8')) as BrandLook);
  const faces = brand.type.faces.map((face) => ({ ...face, src: fontFile(face.src) }));
  applyTheme({ ...brand, type: { ...brand.type, faces } }, `:root[data-brand='${brand.id}']`);
}
