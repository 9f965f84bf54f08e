// The exports for other domains.
export { type Claim, claimUpload } from './claim-upload.ts';
export { countComplexFile } from './complex-files.ts';
