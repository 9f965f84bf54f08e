import { join } from 'node:path';
import type { Config } from '../config.ts';
import { readConfig } from '../read-config.ts';

/** A sandbox configuration for tests: no limits in their way, no log, no built portal. */
export function testConfig(folder: string, overrides: Partial<Config> = {}): Config {
  return {
    ...readConfig(
      {
        PORT: '0',
        HOST: '127.0.0.1',
        LIFEDESK_WEB: 'off',
        LIFEDESK_LOG_LEVEL: process.env.LIFEDESK_LOG_LEVEL ?? 'silent',
      },
      { simulators: true },
    ),
    secret: 'a secret for tests, long enough to be accepted',
    database: { url: null, folder: null, poolSize: 8, prepare: true },
    files: { kind: 'folder', folder: join(folder, 'files') },
    rateLimit: { perMinute: 1_000_000, anonymousPerMinute: 1_000_000 },
    ...overrides,
  };
}

/** The insurer of the tests. */
export const testBrand = testConfig('/').brand;
