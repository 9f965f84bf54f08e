// What other domains may use of this one.
export { fillBrand } from './fill-brand.ts';
