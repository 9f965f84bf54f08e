/** What a member of staff does. The contract lists the roles of each operation. */
export const STAFF_ROLES = ['branch-clerk', 'branch-manager'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who is signed in as staff. */
export interface Staff {
  /** Of the session. */
  readonly id: string;
  /** The provider's id of the member of staff. */
  readonly subject: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  /** When the session ends at the latest. */
  readonly endsAt: Date;
}

/** The roles that are known here. Providers have others. */
export const toStaffRoles = (roles: readonly string[]): StaffRole[] =>
  STAFF_ROLES.filter((known) => roles.includes(known));
