/** `customerId` of an applicant who is no customer. No customer has this id, so a query by it finds nothing. */
export const NO_CUSTOMER = 0;

/** Who signs in: a customer, or an applicant for a policy who is no customer. */
export interface Account {
  /** `customer.id`, or `NO_CUSTOMER`. */
  readonly customerId: number;
  /** `applicant.id`; null for a customer. */
  readonly applicantId: number | null;
}

/** The account of a customer. */
export const customerAccount = (customerId: number): Account => ({ customerId, applicantId: null });

/** The account of a row that belongs to a customer or to an applicant. */
export const accountOf = (row: { customer_id: number | null; applicant_id: number | null }): Account => ({
  customerId: row.customer_id ?? NO_CUSTOMER,
  applicantId: row.applicant_id,
});

/** The columns of a row that belongs to an account. */
export const ownedBy = ({ customerId, applicantId }: Account) =>
  applicantId === null
    ? { customer_id: customerId, applicant_id: null }
    : { customer_id: null, applicant_id: applicantId };

/** What limits count by for an account. */
export const countedAs = ({ customerId, applicantId }: Account): number | string =>
  applicantId === null ? customerId : `applicant ${applicantId}`;

/** The account in the text of a counter or a pseudonym. */
export const accountText = ({ customerId, applicantId }: Account): string =>
  applicantId === null ? `customer ${customerId}` : `applicant ${applicantId}`;

export const isSameAccount = (one: Account, other: Account): boolean =>
  one.customerId === other.customerId && one.applicantId === other.applicantId;
