/** A person at a simulated branch. */
export interface StaffPerson {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly string[];
}

/** Who can sign in at the simulated provider. The last one has no role that means anything to the API. */
export const STAFF_PEOPLE: readonly StaffPerson[] = [
  { id: 'staff-1001', name: 'Revathi Iyer', roles: ['branch-clerk'] },
  { id: 'staff-1002', name: 'Imran Shaikh', roles: ['branch-clerk'] },
  { id: 'staff-2001', name: 'Thomas Kurian', roles: ['branch-manager'] },
  { id: 'staff-3001', name: 'Noor Fatima', roles: ['canteen'] },
];
