const GATEWAY = 'only the payment gateway can sign it';
const COMPANY_FUNDS = 'it needs a unit-linked policy among the first ones of a company';
const STAGE = 'it needs an application at one stage, and the kit signs in no one without a policy';
const MEDICAL = 'it needs an examination that the insurer has asked for';
const PAYOUT = 'earlier checks request another payout, and the kit has no recipe for a second one yet';
const STAFF = 'only a member of staff can sign in at the provider';
const PICTURE = 'it needs a picture of a living face';
const PAYMENT = 'it needs a payment that the gateway has confirmed';

/** Operations that cannot be made to succeed from outside, and why. Their refusals are checked. */
export const UNREACHABLE: Readonly<Record<string, string>> = {
  paymentCallback: GATEWAY,
  mandateCallback: GATEWAY,
  deactivateAutoDebitCrm: 'it needs a debit that the bank is about to make',
  validateAutoDebitTicket: 'it needs a debit that the bank is about to make',
  corporateUlipPortfolio: COMPANY_FUNDS,
  corporateSwitchFunds: COMPANY_FUNDS,
  corporateUpdateSwitchFunds: COMPANY_FUNDS,
  medicalStatus: MEDICAL,
  medicalCentres: MEDICAL,
  bookMedicalCentre: MEDICAL,
  bookTeleMedical: MEDICAL,
  acknowledgeMedical: MEDICAL,
  medicalReports: MEDICAL,
  submitGstRefund: 'it needs a proof of a payment, and the kit has no recipe for one yet',
  puaSurrender: PAYOUT,
  claimUnclaimedAmount: PAYOUT,
  applicationMedicalCard: STAGE,
  sendApplicationDocument: STAGE,
  answerCounterOffer: STAGE,
  withdrawApplication: STAGE,
  corporateCreatePayment: 'the amount that a company owes for a policy is in no answer that the kit reads',
  healthDeclarationCopy: 'it needs a declaration that the insurer has accepted',
  downloadReceiptPartial: PAYMENT,
  checkDocument: 'the code is printed in a document',
  selfieLiveness: PICTURE,
  lifeCertificateAadhaarOtp: PICTURE,
  validateLifeCertificateAadhaarOtp: PICTURE,
  compareFace: PICTURE,
  submitLifeCertificate: PICTURE,
  startStaffSignIn: STAFF,
  completeStaffSignIn: STAFF,
  readStaffSession: STAFF,
  endStaffSession: STAFF,
  endCustomerSessions: STAFF,
  openCustomerRequest: STAFF,
  heldPayout: 'the link of a held payout is in an SMS only',
  stopPayout: 'the link of a held payout is in an SMS only',
  validatePan: 'it needs the number of a PAN that no other customer has and that the register knows',
  updatePan: 'it needs the number of a PAN that no other customer has and that the register knows',
  addRider: 'its premium follows from a rule, and the kit knows no rules',
  submitEhdf: 'its answers follow from questions that differ from insurer to insurer',
};
