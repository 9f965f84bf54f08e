// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * What needs a health declaration.
 *
 * Lapsed policies that can only be revived with one, and applications that have waited long, with the questions in
 * their newest version.
 *
 * Session: full. `POST /v1/ehdf/eligiblepolicies`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['EhdfPolicies']`
 */
export const ehdfEligiblePolicies: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['EhdfPolicies']> = /* @__PURE__ */ post('ehdfEligiblePolicies', '/v1/ehdf/eligiblepolicies');

/**
 * Declare health.
 *
 * 400 `validation` points to the question, as in `/answers/heart-what`, and never repeats an answer. 409 `version` if
 * newer questions exist, `stage` if the earlier declaration cannot be confirmed. 404 for a policy or an application of
 * someone else, and for one that needs no declaration. The answers are encrypted under their own key, and deleted once
 * the underwriters have them. The person keeps a copy (healthDeclarationCopy). Idempotent by its key.
 *
 * Session: full. `POST /v1/ehdf/submit`
 *
 * @param body `Schemas['SubmitEhdfRequest']`
 * @returns `Schemas['SubmittedEhdf']`
 * @throws {@link LifedeskError} 404 `not-found`; 409 `version`, `stage`, `idempotency-conflict`
 */
export const submitEhdf: (
  sdk: Sdk,
  body: Schemas['SubmitEhdfRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['SubmittedEhdf']> = /* @__PURE__ */ postKeyed('submitEhdf', '/v1/ehdf/submit');

/**
 * What a person declared about their health.
 *
 * The person's own copy, encrypted under a secret of its own, as a PDF in the answer: it is in no address and in no
 * stored file. It leaves out what the person tells only the doctor. 404 for a declaration of someone else, and for one
 * without a copy.
 *
 * Session: full. `POST /v1/ehdf/copy`
 *
 * @param body `Schemas['HealthDeclarationCopyRequest']`
 * @returns `Schemas['HealthDeclarationCopy']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const healthDeclarationCopy: (
  sdk: Sdk,
  body: Schemas['HealthDeclarationCopyRequest'],
  options?: CallOptions,
) => Promise<Schemas['HealthDeclarationCopy']> = /* @__PURE__ */ post('healthDeclarationCopy', '/v1/ehdf/copy');

/**
 * Medical tests that a person needs.
 *
 * For applications and health declarations of the session. We pay for all of them.
 *
 * Session: full, application tracking. `POST /v1/medical/eligiblepolicies`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['MedicalCases']`
 */
export const medicalEligiblePolicies: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['MedicalCases']> = /* @__PURE__ */ post('medicalEligiblePolicies', '/v1/medical/eligiblepolicies');

/**
 * State of the tests.
 *
 * 404 for a case of someone else, also of someone with the same mobile number. While the state is `asking`, it asks
 * the centre again, at most every 20 seconds.
 *
 * Session: full, application tracking. `POST /v1/medical/status`
 *
 * @param body `Schemas['MedicalCaseRequest']`
 * @returns `Schemas['MedicalStatus']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const medicalStatus: (
  sdk: Sdk,
  body: Schemas['MedicalCaseRequest'],
  options?: CallOptions,
) => Promise<Schemas['MedicalStatus']> = /* @__PURE__ */ post('medicalStatus', '/v1/medical/status');

/**
 * Centres near a PIN code, with their free times.
 *
 * At most ten within 50 km, the nearest first. An unknown PIN code returns an empty list that asks for the state and
 * the city.
 *
 * Session: full, application tracking. `POST /v1/medical/centres`
 *
 * @param body `Schemas['MedicalCentresRequest']`
 * @returns `Schemas['MedicalCentreList']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const medicalCentres: (
  sdk: Sdk,
  body: Schemas['MedicalCentresRequest'],
  options?: CallOptions,
) => Promise<Schemas['MedicalCentreList']> = /* @__PURE__ */ post('medicalCentres', '/v1/medical/centres');

/**
 * Book, change or cancel a visit.
 *
 * At a centre, or of a nurse at home. While the centre has not confirmed, the state is `asking`; medicalStatus says
 * what it answered. A change counts once it is confirmed. 409 `slot-taken` names the nearest free times, `too-late`
 * and `no-changes-left` mean a call. A second call for the same time returns the same appointment. Idempotent by its
 * key.
 *
 * Session: full, application tracking. `POST /v1/medical/bookcentre`
 *
 * @param body `Schemas['BookMedicalCentreRequest']`
 * @returns `Schemas['BookedMedical']`
 * @throws {@link LifedeskError} 404 `not-found`; 409 `slot-taken`, `too-late`, `no-changes-left`, `stage`,
 * `idempotency-conflict`
 */
export const bookMedicalCentre: (
  sdk: Sdk,
  body: Schemas['BookMedicalCentreRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['BookedMedical']> = /* @__PURE__ */ postKeyed('bookMedicalCentre', '/v1/medical/bookcentre');

/**
 * Book, change or cancel a call by a doctor.
 *
 * 400 at `/recordingConsent` if the person does not agree to the recording; a centre is the other way. Otherwise as
 * bookMedicalCentre.
 *
 * Session: full, application tracking. `POST /v1/medical/booktele`
 *
 * @param body `Schemas['BookTeleMedicalRequest']`
 * @returns `Schemas['BookedMedical']`
 * @throws {@link LifedeskError} 404 `not-found`; 409 `slot-taken`, `too-late`, `no-changes-left`, `stage`,
 * `idempotency-conflict`
 */
export const bookTeleMedical: (
  sdk: Sdk,
  body: Schemas['BookTeleMedicalRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['BookedMedical']> = /* @__PURE__ */ postKeyed('bookTeleMedical', '/v1/medical/booktele');

/**
 * Say that one will come, came, or was not seen.
 *
 * For the newest appointment of a case; 409 `stage` for an older one. Idempotent by its key.
 *
 * Session: full, application tracking. `POST /v1/medical/acknowledge`
 *
 * @param body `Schemas['AcknowledgeMedicalRequest']`
 * @returns `Schemas['AcknowledgedMedical']`
 * @throws {@link LifedeskError} 404 `not-found`; 409 `stage`, `idempotency-conflict`
 */
export const acknowledgeMedical: (
  sdk: Sdk,
  body: Schemas['AcknowledgeMedicalRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['AcknowledgedMedical']> = /* @__PURE__ */ postKeyed(
  'acknowledgeMedical',
  '/v1/medical/acknowledge',
);

/**
 * The reports of the tests.
 *
 * Which reports are in and of which day, without a value. With `test`, that report as the laboratory made it, as a
 * temporary PDF. 404 for a case of someone else and for a report that is not in, 502 if the laboratory cannot be
 * reached.
 *
 * Session: full, application tracking. `POST /v1/medical/reports`
 *
 * @param body `Schemas['MedicalReportsRequest']`
 * @returns `Schemas['MedicalReports']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const medicalReports: (
  sdk: Sdk,
  body: Schemas['MedicalReportsRequest'],
  options?: CallOptions,
) => Promise<Schemas['MedicalReports']> = /* @__PURE__ */ post('medicalReports', '/v1/medical/reports');
