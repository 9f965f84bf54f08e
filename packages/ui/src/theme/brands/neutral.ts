import type { Brand } from './brand.ts';
import { brandOf } from './brand-of.ts';

/**
 * The look of this package's own styles, which belongs to no insurer: slate blue, and the typefaces of the device. An
 * app loads its insurer's style sheet beside them (`themeStyleSheet`).
 */
export const neutral: Brand = /* @__PURE__ */ brandOf({
  id: 'neutral',
  product: 'Self-service',
  shortName: { en: 'Your insurer' },
  // a shield
  mark: 'M16 3 27 7v8c0 7-4.6 11.6-11 14C9.6 26.6 5 22 5 15V7z',
  horizon: ['M0 160V96q360-48 720 0t720 0v64z', 'M0 160v-28q360 36 720 0t720 0v28z'],
  colours: { act: '#2B5C8A', speak: '#1B2A3A' },
  type: {
    family: 'Noto Sans',
    fallback: "'Nirmala UI', 'Noto Sans Devanagari', 'Kohinoor Devanagari', system-ui, sans-serif",
    lineHeight: { latin: { text: '1.5', heading: '1.25' }, devanagari: { text: '1.75', heading: '1.5' } },
  },
  radius: '0.375rem',
});
