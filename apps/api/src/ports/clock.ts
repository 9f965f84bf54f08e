/** The only source of the current time in the backend. */
export interface Clock {
  now(): Date;
}
