export { findMedicalNews } from './news.ts';
