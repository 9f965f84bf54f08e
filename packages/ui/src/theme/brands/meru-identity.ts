import type { BrandIdentity } from './brand.ts';

/** Meru Life: the mountain at the centre of the world, drawn as two ridges. */
export const meruIdentity: BrandIdentity = {
  id: 'meru',
  name: 'Meru Life',
  productName: 'Lifedesk',
  markPath:
    'M3 25.5 12.2 8.6a1.6 1.6 0 0 1 2.8 0l3.3 6 1.5-2.6a1.6 1.6 0 0 1 2.8 0L30 25.5h-4.2L21.2 17l-4.7 8.5h-3.9l3.6-6.6-2.6-4.7-6.4 11.3z',
  horizonPaths: [
    'M0 160V118l92-26 84 18 118-52 74 30 96-58 58 34 60-26 92 46 82-18 110-54 70 40 62-22 118 54 96-24 104 32 124-38v106z',
    'M0 160v-24l140-18 96 16 128-38 88 26 120-34 104 38 150-14 116-44 96 32 130 26 122-30 150 22v42z',
  ],
};
