import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  pages: number;
  title: string;
  language: string;
  isTagged: boolean;
  /** Where each run of the first page is, in points from the bottom left. */
  places: { text: string; left: number; right: number; baseline: number; size: number }[];
  /** The text of all pages, one drawn run per line. */
  text: string;
  /** Roles in the structure tree of the first page, in reading order. */
  roles: string[];
}

interface StructNode {
  role?: string;
  children?: StructNode[];
}

/** Reads a PDF as a viewer does. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const mark = (await pdf.getMarkInfo()) as ReadonlyMap<string, boolean> | null;
  const lines: string[] = [];
  const places: ReadPdf['places'] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      lines.push(item.str);
      const [size, , , , left, baseline] = item.transform as [number, number, number, number, number, number];
      if (number === 1) places.push({ text: item.str, left, right: left + item.width, baseline, size });
    }
  }
  const tree = (await (await pdf.getPage(1)).getStructTree()) as StructNode | null;
  const rolesOf = (node: StructNode): string[] => [
    ...(node.role ? [node.role] : []),
    ...(node.children ?? []).flatMap(rolesOf),
  ];
  const read = {
    pages: pdf.numPages,
    title: info.Title ?? '',
    language: info.Language ?? '',
    places,
    isTagged: mark?.get('Marked') === true,
    text: lines.join('\n'),
    roles: tree ? rolesOf(tree) : [],
  };
  await task.destroy();
  return read;
}
