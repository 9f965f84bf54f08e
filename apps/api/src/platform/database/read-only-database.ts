/** The server accepts no writes: it is a replica, or a setting makes it read-only. */
export class ReadOnlyDatabaseError extends Error {
  /** The SQLSTATE with which PostgreSQL refuses a write there. */
  readonly code = '25006';

  constructor() {
    super('The database is read-only, as a replica is: let DATABASE_URL name the primary');
  }
}
