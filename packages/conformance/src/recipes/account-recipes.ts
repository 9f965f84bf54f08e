import type { Recipe } from './recipe.ts';

/** A number or address that no one has yet. */
const newContactOf = (field: string, newContact: string): Recipe => ({
  from: 'checkDuplicate',
  fromBody: { [field]: newContact },
  set: { [field]: newContact },
  newContact,
});

/** Signing in, sessions, contacts, profile and identity. */
export const ACCOUNT_RECIPES: Readonly<Record<string, Recipe>> = {
  validateCustomer: { example: 0 },
  validatePaymentCustomer: { example: 0 },
  generateOtp: { from: 'validateCustomer', example: 0 },
  corporateGenerateOtp: { kind: 'corp', from: 'corporateValidateCustomer' },
  corporateValidateCustomer: { kind: 'corp' },
  validateOtp: { kind: 'full', from: 'validateCustomer' },
  corporateValidateOtp: { kind: 'corp', from: 'corporateValidateCustomer' },
  authenticateUser: { kind: 'full', needs: 'auth-code' },
  corporateValidateAuthCode: { kind: 'corp', needs: 'auth-code' },
  refreshSession: { endsSession: true },
  corporateRefreshSession: { endsSession: true },
  expireSession: { endsSession: true },
  corporateExpireSession: { endsSession: true },
  expireApplicationSession: { endsSession: true },
  logout: { endsSession: true },
  corporateLogout: { endsSession: true },
  endSession: { from: 'sessionList sessions', set: { id: '@id' }, endsSession: true },
  updateMobile: newContactOf('mobileNo', '9812300045'),
  updateEmail: newContactOf('emailId', 'asha.k@example.net'),
  corporateUpdateMobile: newContactOf('mobileNo', '9812300046'),
  corporateUpdateEmail: newContactOf('emailId', 'treasury@example.net'),
  updateDateOfIncorporation: {
    from: 'incorporationDetails',
    purpose: 'incorporation-certificate',
    set: { doi: '1988-05-15' },
  },
  verifyNeftDetails: { set: { accountHolderName: '@name' } },
  updateNeft: { from: 'verifyNeftDetails', set: { accountHolderName: '@name' } },
  submitFatcaWithOtp: {
    from: 'fatcaDetails',
    set: {
      fatcaDetails: {
        ...{ nationality: 'I', currentResidenceCountry: 'IN', countryOfResidencePerTax: 'IN' },
        ...{ citizenship: 'IN', birthCountry: 'IN' },
      },
      proofs: [],
    },
  },
  validateEkyc: { from: 'ekycOtp', isCodeSent: true },
  submitEkyc: { from: 'validateEkyc' },
  selfieLiveness: { needs: 'face' },
  lifeCertificateAadhaarOtp: { from: 'selfieLiveness' },
  validateLifeCertificateAadhaarOtp: { from: 'lifeCertificateAadhaarOtp', isCodeSent: true },
  compareFace: { from: 'validateLifeCertificateAadhaarOtp' },
  submitLifeCertificate: { from: 'compareFace', example: 0 },
  validatePan: { set: { pan: '@newPan' } },
  updatePan: { from: 'validatePan', set: { pan: '@newPan' } },
};
