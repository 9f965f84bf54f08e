/** What fills the words about a cover: the amount in whole rupees. */
export interface CoverValues {
  readonly cover: string;
}
