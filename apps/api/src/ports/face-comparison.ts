import type { LivenessReason } from '@lifedesk/rules';

export interface CheckedPicture {
  /** Names the picture in later calls. */
  readonly reference: string;
  readonly result: 'live' | 'not-live' | 'unclear';
  readonly reasons: readonly LivenessReason[];
}

export interface ComparedFaces {
  /** In per cent. */
  readonly score: number;
  /** The version of the model that compared. */
  readonly model: string;
}

/**
 * The party that judges whether a picture shows one living person, and compares it with the photo of the Aadhaar authority. It
 * keeps both for the comparison and deletes them then, or after ten minutes. All reject with `LookupError`.
 */
export interface FaceComparison {
  /** Takes a picture in base64. */
  checkPicture(picture: string): Promise<CheckedPicture>;
  /** Takes the photo of the authority in base64, and returns its reference. */
  takePhoto(photo: string): Promise<string>;
  compare(references: { readonly picture: string; readonly photo: string }): Promise<ComparedFaces>;
}
