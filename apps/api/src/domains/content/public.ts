// The exports for other domains.
export { fillTexts } from './fill-texts.ts';
