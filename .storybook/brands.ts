import type { Language } from '@lifedesk/rules/texts';
import type { BrandFile } from '../brands/brand-file.ts';

/** What the stories need from an insurer's file. */
export type StoryBrand = Pick<BrandFile<Language>, 'id' | 'product' | 'insurer' | 'shortName' | 'mark' | 'horizon'>;

const files = import.meta.glob<StoryBrand>(['../brands/*.json', '!../brands/package.json'], {
  eager: true,
  import: 'default',
});

/** Every insurer in `brands/`, sorted by file name. */
export const brands: readonly StoryBrand[] = Object.values(files);
