import type { Brand } from './brands/brand.ts';
import { fontFace, themeRules } from './theme-rules.ts';

const block = (head: string, body: Readonly<Record<string, string | number>>): string =>
  `${head}{${Object.entries(body)
    .map(([name, value]) => `${name.startsWith('--') ? name : kebab(name)}:${value}`)
    .join(';')}}`;
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * A brand as a style sheet, to load beside `styles.css`, before or after it: its rules have higher specificity. For
 * servers and builds; a `.css.ts` file of this package calls `applyTheme`. Latin letters that come after their text are used
 * from the next page load on, so that the text does not move. Other scripts are used when they come, because the
 * language can change while the page is open.
 * @param addressOf the address of a typeface file (`FontFace.src` is a path inside an installed package)
 */
export function themeStyleSheet(brand: Brand, addressOf: (src: string) => string): string {
  const faces = brand.type.faces.map((face) =>
    block('@font-face', {
      fontFamily: `'${face.family}'`,
      src: `url('${addressOf(face.src)}') format('woff2')`,
      ...fontFace(face, face.unicodeRange.startsWith('U+0000-') ? 'optional' : 'swap'),
    }),
  );
  const rules = themeRules(brand, ':root:root').map(({ selector, media, variables, colorScheme }) => {
    const rule = block(selector, { ...(colorScheme ? { colorScheme } : {}), ...variables });
    return media ? `@media ${media}{${rule}}` : rule;
  });
  return `${[...faces, ...rules].join('\n')}\n`;
}
