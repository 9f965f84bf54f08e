import type { Config } from '../config.ts';

/** The path below which browsers reach this installation, such as `/insurer`. Empty if it has an origin of its own. */
export const basePath = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  publicUrl === null ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
