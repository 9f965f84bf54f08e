import type { Deps } from '../../deps.ts';
import { API_BASE } from '../../platform/contract/document.ts';

/** Where feeds are, under the base of the API. */
export const FEED_PATH = '/v1/calendar';
const FILE = /^([A-Za-z0-9_-]{43})\.ics$/;

/** The token in the last part of an address; null where none can be. */
export const tokenOf = (file: string): string | null => FILE.exec(file)?.[1] ?? null;

/** The address from which calendars fetch. */
export const feedAddress = ({ origin }: Pick<Deps, 'origin'>, token: string): string =>
  `${origin()}${API_BASE}${FEED_PATH}/${token}.ics`;
