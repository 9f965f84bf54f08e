/** Phrases of every page, paragraph or end, which say nothing about this one. */
const SILENT = /^(document|paragraph|strong|status|end|end( of)? .*|end, .*)$/;
const ITEM = /^listitem, level \d+, (current step, )?position (\d+), set size (\d+)$/;

/**
 * A screen reader's phrases, one thing per line, as a person would tell it: without the ends of things, without the
 * text of a link after the link that already has it as its name, and with a term before its value and a position before
 * its list item.
 */
export function toProse(phrases: readonly string[]): string {
  const lines: string[] = [];
  let before = '';
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at] ?? '';
    const item = ITEM.exec(phrase);
    if (item) before = `${item[2]} of ${item[3]}${item[1] ? ', current step' : ''}: `;
    else if (phrase === 'term') before = '';
    else if (phrase === 'definition') before = `${lines.pop() ?? ''}: `;
    else if (!SILENT.test(phrase)) {
      lines.push(before + phrase);
      before = '';
      at = afterOwnWords(phrases, at);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Where a thing ends whose content is its name; where it starts if it has more to say. */
function afterOwnWords(phrases: readonly string[], at: number): number {
  const phrase = phrases[at] ?? '';
  const end = phrases.indexOf(`end of ${phrase}`, at);
  if (end < 0) return at;
  const inside = phrases.slice(at + 1, end);
  const [, name = ''] =
    /^\w+, (.*?)(, (current page|level \d+|has popup dialog|not expanded|expanded))*$/.exec(phrase) ?? [];
  return inside.every((words) => name.includes(words)) ? end : at;
}
