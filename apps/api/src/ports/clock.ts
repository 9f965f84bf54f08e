/** The only source of the present time in the backend. */
export interface Clock {
  now(): Date;
}
