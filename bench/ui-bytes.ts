// The size of a page with a button, a dialog, tabs and a text field beyond React: scripts and styles, gzip, against the same page
// in alternative libraries, each imported in the smallest way that its documentation shows.
import { join } from 'node:path';
import { weighPage } from '../tools/packages/bundle.ts';
import { pack } from '../tools/packages/pack.ts';
import { installOthers, OTHERS } from './ui-others.ts';

export async function measure(): Promise<import('./table.ts').Row[]> {
  const [folder] = await Promise.all([installOthers(), pack('ui')]);
  const weigh = async (name: string) => {
    const page = join(folder, 'pages', name);
    const { script, later, style } = await weighPage(`import { Page } from '${page}'; globalThis.kept = Page;`, folder);
    return (script + later + style) / 1000;
  };
  const ours = await weigh('lifedesk.jsx');
  const rows = [];
  for (const [file, library] of Object.entries(OTHERS)) {
    const baseline = await weigh(`${file}.jsx`);
    rows.push({
      what: 'page with Button, Dialog, Tabs and TextField, beyond React, gzip',
      against: library,
      unit: 'KB',
      ours,
      baseline,
      target: { atMost: 1 },
    });
  }
  return rows;
}
