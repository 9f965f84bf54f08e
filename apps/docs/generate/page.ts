/** A page of the site. */
export interface Page {
  /** Its address without the first slash, such as `problems/otp-wrong`; the first page of a folder ends with `index`. */
  readonly path: string;
  readonly title: string;
  /** In Markdown, with its heading. */
  readonly text: string;
}

/** The address of a page, as links name it. */
export const addressOf = ({ path }: Pick<Page, 'path'>): string => `/${path.replace(/(^|\/)index$/, '$1')}`;

/** The text of the first heading of a page. */
export const headingOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1] ?? '';

/** Prose in which angle brackets and double braces are text, except in code. */
export const escapeProse = (text: string): string =>
  text.replaceAll(/`[^`]*`|<|\{\{/g, (part) => (part === '<' ? '&lt;' : part === '{{' ? '&#123;&#123;' : part));

/** A piece of code in a cell of a table. */
export const codeCell = (text: string): string => `\`${text.replaceAll('|', '\\|').replaceAll('`', "'")}\``;

/** A table in Markdown; the cells are Markdown. */
export const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
