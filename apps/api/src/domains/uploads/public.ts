// The exports for other domains.
export { type Claim, claimUpload } from './claim-upload.ts';
export { checkCounted, countComplexFile } from './complex-files.ts';
