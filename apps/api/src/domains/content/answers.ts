import { todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { ContentTables } from '../../platform/database/tables/content.ts';
import type { Language } from '../../platform/language.ts';
import { fillTexts } from './fill-texts.ts';
import { readPage } from './read-page.ts';
import { findBanners, findPage, findQuestions, findSearchMetadata } from './store.ts';

interface InLanguage {
  language: Language;
}

/** Resolves the fields of `Query`. Texts come filled with the brand, in the language in which they are stored. */
export function answers({ db, clock, config: { brand } }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const fill = <T>(value: T, language: Language): T =>
    fillTexts(value, { brand, language, today: todayInIndia(clock.now()) });
  const searchMetadata = async ({ path, language }: { path: string } & InLanguage) => {
    const found = await findSearchMetadata(db, path, language);
    return found ? fill(found, found.language) : null;
  };
  return {
    searchMetadata,
    page: async ({ slug, language }: { slug: string } & InLanguage) => {
      const found = await findPage(db, slug, language);
      if (!found) return null;
      const page = fill(readPage(found), found.language);
      return { ...page, searchMetadata: () => searchMetadata({ path: `/${slug}`, language }) };
    },
    faq: async ({ topic, language }: { topic?: string | null } & InLanguage) => {
      const rows = await findQuestions(db, topic ?? null, language);
      return rows.map((row) => fill(row, row.language));
    },
    banners: async ({
      placement,
      language,
    }: { placement: ContentTables['content_banner']['placement'] } & InLanguage) => {
      const rows = await findBanners(db, placement, language, todayInIndia(clock.now()));
      return rows.map((row) => {
        const { link_text: linkText, ...banner } = fill(row, row.language);
        return { ...banner, linkText };
      });
    },
  };
}
