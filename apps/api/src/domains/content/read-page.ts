import { parseContentPlace } from '@lifedesk/rules';
import { assertObjectType } from 'graphql';
import { isRecord } from '../../platform/is-record.ts';
import { contentSchema } from './content-schema.ts';
import { findMismatch } from './find-mismatch.ts';
import type { PageRow } from './store.ts';

/** A page as content.graphql defines it, without its search metadata. */
export interface Page {
  slug: string;
  title: string;
  description?: string | null;
  tabDetails: { id: string; title: string; rows: Cell[] }[];
}

interface Cell {
  id: string;
  position: string;
  searchKeys: { label: string; value: string }[];
  child?: { __typename: string; columns?: string[]; cells?: string[][] } | null;
}

/** An editor has saved a page in a shape that cannot be shown. */
class ContentError extends Error {
  override readonly name = 'ContentError';
}

const pageType = assertObjectType(contentSchema.getType('Page'));

/**
 * The page of a row.
 * @throws ContentError naming the first place that does not match content.graphql
 */
export function readPage({ slug, language, body }: PageRow): Page {
  const page = { ...(isRecord(body) && body), slug };
  const wrong = findMismatch(pageType, page);
  if (wrong) throw new ContentError(`page ${slug} (${language}): ${wrong}`);
  // biome-ignore lint/plugin/casts: it matches content.graphql
  const found = page as Page;
  for (const cell of found.tabDetails.flatMap((tab) => tab.rows)) {
    const fault = faultOfCell(cell);
    if (fault) throw new ContentError(`page ${slug} (${language}): ${cell.id} ${fault}`);
  }
  return found;
}

/** What types cannot check: that positions are valid and that table rows match their columns. */
function faultOfCell({ position, child }: Cell): string | null {
  if (!parseContentPlace(position)) return 'has no position';
  const width = child?.columns?.length;
  if (width !== undefined && child?.cells?.some((line) => line.length !== width)) return 'has a line of another width';
  return null;
}
