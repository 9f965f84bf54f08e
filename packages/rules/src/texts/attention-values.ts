/** What fills the sentences about what a customer should do: dates dd/MM/yyyy and amounts in rupees, empty where there are none. */
export interface AttentionValues {
  readonly amount: string;
  readonly deadline: string;
  readonly since: string;
  /** How many policies or requests it is about. */
  readonly count: number;
}

/** What fills the headline of a thing to do. */
export interface DeadlineValues extends AttentionValues {
  /** Until the deadline; 0 on it. */
  readonly daysLeft: number;
}
