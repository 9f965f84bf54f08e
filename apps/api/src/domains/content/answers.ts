import { todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { ContentTables, Language } from '../../platform/database/tables/content.ts';
import { fillBrand } from './fill-brand.ts';
import { readPage } from './read-page.ts';
import { findBanners, findPage, findQuestions, findSearchMetadata } from './store.ts';

interface InLanguage {
  language: Language;
}

/** Answers the fields of `Query`. The texts come filled with the brand, in the language in which they are kept. */
export function answers({ db, clock, config: { brand } }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const searchMetadata = async ({ path, language }: { path: string } & InLanguage) => {
    const found = await findSearchMetadata(db, path, language);
    return found ? fillBrand(found, brand, found.language) : null;
  };
  return {
    searchMetadata,
    page: async ({ slug, language }: { slug: string } & InLanguage) => {
      const found = await findPage(db, slug, language);
      if (!found) return null;
      const page = fillBrand(readPage(found), brand, found.language);
      return { ...page, searchMetadata: () => searchMetadata({ path: `/${slug}`, language }) };
    },
    faq: async ({ topic, language }: { topic?: string | null } & InLanguage) => {
      const rows = await findQuestions(db, topic ?? null, language);
      return rows.map((row) => fillBrand(row, brand, row.language));
    },
    banners: async ({
      placement,
      language,
    }: { placement: ContentTables['content_banner']['placement'] } & InLanguage) => {
      const rows = await findBanners(db, placement, language, todayInIndia(clock.now()));
      return rows.map((row) => {
        const { link_text: linkText, ...banner } = fillBrand(row, brand, row.language);
        return { ...banner, linkText };
      });
    },
  };
}
