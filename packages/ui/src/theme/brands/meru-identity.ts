import file from '@lifedesk/brands/meru-life.json' with { type: 'json' };
import type { BrandIdentity } from './brand.ts';
import { identityOf } from './brand-of.ts';

/** Meru Life: the mountain at the centre of the world, drawn as two ridges. */
export const meruIdentity: BrandIdentity = /* @__PURE__ */ identityOf(file);
