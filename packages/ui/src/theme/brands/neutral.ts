import file from '@lifedesk/brands/meru-life.json' with { type: 'json' };
import type { Brand } from './brand.ts';
import { brandOf } from './brand-of.ts';

/** The default brand of this package's styles. */
export const meru: Brand = /* @__PURE__ */ brandOf(file);
