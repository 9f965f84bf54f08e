// What other domains may use of this one.
export { type Claim, claimUpload } from './claim-upload.ts';
