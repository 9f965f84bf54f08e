import { posix } from 'node:path';
import { addressOf } from './page.ts';

/** Where files are shown that the site does not contain. */
export const SOURCE = 'https://github.com/lifedesk/lifedesk/blob/main/';

/** A link or a picture, or code, in which nothing is a link. */
const LINKS = /(?<code>```[\s\S]*?\n```|`[^`\n]*`)|(?<=\]\()(?<link>[^()\s]+)(?=\))|(?<=<img src=")(?<picture>[^"]+)/g;

/**
 * The text of a file with its links as addresses of the site.
 * @param file from the root of the repository
 * @param placeOf the path of the page that shows a file
 */
export function linksFrom(file: string, text: string, placeOf: (file: string) => string | undefined): string {
  return text.replaceAll(LINKS, (whole, ...match) => {
    const { link, picture } = match.at(-1);
    if (picture) return `/pictures/${posix.basename(picture)}`;
    return link ? addressFrom(file, link, placeOf) : whole;
  });
}

function addressFrom(file: string, link: string, placeOf: (file: string) => string | undefined): string {
  if (/^(#|\w+:)/.test(link)) return link;
  const [target = '', hash] = link.split('#');
  const path = posix.join(posix.dirname(file), target).replace(/\/$/, '');
  const place = placeOf(path) ?? placeOf(`${path}/README.md`);
  const address = place ? addressOf({ path: place }) : `${SOURCE}${path}`;
  return hash ? `${address}#${hash}` : address;
}
