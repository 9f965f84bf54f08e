// What other domains may use of this one.
export { fillTexts } from './fill-texts.ts';
