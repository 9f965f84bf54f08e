import { answersOf } from './needs.ts';
import type { Recipe } from './recipe.ts';

const OF_APPLICATION = 'trackApplication applications';
const OF_REQUEST = 'serviceRequests serviceRequests';
const OF_CASE = 'medicalEligiblePolicies cases';

/** Applications and requests. */
export const SERVICE_RECIPES: Readonly<Record<string, Recipe>> = {
  applicationDetails: { from: OF_APPLICATION },
  coAidRedirect: { from: OF_APPLICATION },
  applicationMedicalCard: { kind: 'track' },
  sendApplicationDocument: { kind: 'track', from: 'applicationDetails pending', purpose: 'application-document' },
  answerCounterOffer: { kind: 'track', from: 'applicationDetails offer', example: 1 },
  withdrawApplication: { kind: 'track', from: 'applicationDetails withdrawal' },
  medicalStatus: { kind: 'track', from: OF_CASE },
  medicalReports: { kind: 'track', from: OF_CASE, example: 0 },
  medicalCentres: { kind: 'track', from: OF_CASE, set: { way: '@ways.0' } },
  bookMedicalCentre: { kind: 'track', from: 'medicalCentres centres.slots', example: 0 },
  bookTeleMedical: { kind: 'track', from: 'medicalCentres centres.slots' },
  acknowledgeMedical: { kind: 'track', from: ['medicalStatus booking', 'bookMedicalCentre booking'] },
  submitEhdf: {
    from: 'ehdfEligiblePolicies policies',
    example: 0,
    compute: (scope) => ({ answers: answersOf(scope) }),
    set: { version: '@declaration.version', answers: '@answers', declaration: true, language: 'en' },
  },
  healthDeclarationCopy: { from: [OF_REQUEST, 'submitEhdf acknowledgement'] },
  startStaffSignIn: { kind: 'full', needs: 'desk-address' },
  completeStaffSignIn: { kind: 'full', from: 'startStaffSignIn', needs: 'staff-code', set: { iss: '@iss' } },
  // of a company: later checks use the sessions of people
  endCustomerSessions: { kind: 'corp' },
  endStaffSession: { kind: 'full', endsSession: true },
  openCustomerRequest: { kind: 'full', from: OF_REQUEST, set: { requestNo: '@ticket' } },
  queryTicketStatus: { from: OF_REQUEST },
  submitServiceRequestQuery: { from: OF_REQUEST },
  requestServiceRecovery: { from: OF_REQUEST },
};
