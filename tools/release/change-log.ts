const BREAKING = '**Breaking:** ';
/** Where an entry stands, by the heading that Changesets gives it. */
const HEADINGS: Readonly<Record<string, string>> = { Major: 'New', Minor: 'New', Patch: 'Changed' };
const ORDER = ['Breaking', 'New', 'Changed'];

/** An entry of Changesets without the commit that it begins with. */
const withoutCommit = (entry: string) => entry.replace(/^- (?:[0-9a-f]{7,40}: )?/, '- ');

/**
 * Groups the newest version of a change log by what a user needs to know: what breaks and what to do about it, what is new, what has
 * changed. An entry that breaks something begins with `**Breaking:**`.
 */
export function groupChanges(log: string): string {
  const begin = log.indexOf('\n## ') + 1;
  if (begin === 0) return log;
  const next = log.indexOf('\n## ', begin);
  const end = next < 0 ? log.length : next + 1;
  const [title = '', ...sections] = log.slice(begin, end).split(/^### /m);
  const groups = new Map<string, string[]>(ORDER.map((group) => [group, []]));
  for (const section of sections) {
    const [heading = '', ...lines] = section.split('\n');
    const usual = HEADINGS[heading.replace(' Changes', '')];
    if (!usual) return log; // it is grouped already
    for (const entry of lines.join('\n').split(/^(?=- )/m)) {
      const text = withoutCommit(entry).trimEnd();
      if (!text.startsWith('- ') || text.startsWith('- Updated dependencies')) continue;
      const breaks = text.startsWith(`- ${BREAKING}`);
      groups.get(breaks ? 'Breaking' : usual)?.push(breaks ? text.replace(BREAKING, '') : text);
    }
  }
  const written = [...groups].filter(([, entries]) => entries.length > 0);
  const text = written.map(([group, entries]) => `### ${group}\n\n${entries.join('\n')}\n`).join('\n');
  return `${log.slice(0, begin)}${title.trim()}\n\n${text}${next < 0 ? '' : '\n'}${log.slice(end)}`;
}
