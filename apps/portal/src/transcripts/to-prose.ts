/** Said of every page, paragraph or end: they tell nothing of this one. */
const SILENT = /^(document|paragraph|strong|status|end|end( of)? .*|end, .*)$/;
const ITEM = /^listitem, level \d+, (current step, )?position (\d+), set size (\d+)$/;

/**
 * What a screen reader said, one thing a line, as a person tells it: without the ends of things, without the words of a link
 * after the link that has them as its name, and with a term and its value or a place in a list before what is there.
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

/** Where a thing whose content is its name ends; where it stands if it has more to say. */
function afterOwnWords(phrases: readonly string[], at: number): number {
  const phrase = phrases[at] ?? '';
  const end = phrases.indexOf(`end of ${phrase}`, at);
  if (end < 0) return at;
  const inside = phrases.slice(at + 1, end);
  const [, name = ''] =
    /^\w+, (.*?)(, (current page|level \d+|has popup dialog|not expanded|expanded))*$/.exec(phrase) ?? [];
  return inside.every((words) => name.includes(words)) ? end : at;
}
