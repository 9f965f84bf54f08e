import type { ServiceEntry, Text } from '@lifedesk/journey';
import type { Menus } from './menu.ts';

const folded = (text: string) => text.normalize('NFKC').toLocaleLowerCase();

/**
 * The items of a menu that a search finds, best first. Each word that was typed must begin a word of the service's name
 * or of its other words, in either language: a person who reads Hindi may well type English.
 */
export function findInMenu(items: readonly ServiceEntry[], entries: Menus, query: string): ServiceEntry[] {
  const typed = folded(query).split(/\s+/).filter(Boolean);
  if (typed.length === 0) return [...items];
  const ranked = items.flatMap((item) => {
    const entry = entries[item.id];
    if (!entry) return [];
    const begins = (texts: string[], word: string) => texts.some((text) => text.startsWith(word));
    const names = wordsOf(entry.name);
    const all = [...names, ...wordsOf(entry.words)];
    if (!typed.every((word) => begins(all, word))) return [];
    return [{ item, rank: typed.filter((word) => begins(names, word)).length }];
  });
  return ranked.sort((a, b) => b.rank - a.rank).map(({ item }) => item);
}

function wordsOf(text: Text): string[] {
  return (['en', 'hi'] as const).flatMap((locale) => folded(text({}, { locale })).split(/[\s,/()-]+/));
}
