/** The values in the texts about a cover: the amount in whole rupees. */
export interface CoverValues {
  readonly cover: string;
  /** dd/MM/yyyy, or empty. */
  readonly until: string;
}
