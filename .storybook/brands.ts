import type { BrandFile } from '@lifedesk/ui/theme';

/** What the stories need from an insurer's file. */
export type StoryBrand = Pick<BrandFile, 'id' | 'product' | 'mark' | 'horizon'> & {
  insurer: Readonly<Record<string, string>>;
};

const files = import.meta.glob<StoryBrand>(['../brands/*.json', '!../brands/package.json'], {
  eager: true,
  import: 'default',
});

/** Every insurer in `brands/`, sorted by file name. */
export const brands: readonly StoryBrand[] = Object.values(files);
