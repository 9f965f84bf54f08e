/** The SDK's public API. Operations take the SDK first, so that an app only bundles those that it calls. */

// Cipher
export { type AesGcmInput, type AesKey, open, seal } from './cipher/aes-gcm.ts';
export { agreedKey, type PublishedKey } from './cipher/agreed-key.ts';
export { configuredKey } from './cipher/configured-key.ts';
export {
  type Binding,
  type Envelope,
  type EnvelopeKey,
  NOT_AVAILABLE,
  openEnvelope,
  sealEnvelope,
} from './cipher/envelope.ts';
export type { KeyProvider } from './cipher/key-provider.ts';
// Composition
export { createSdk, type SdkOptions, TIMEOUT_MS } from './create-sdk.ts';
// Operations that depend on the kind of session
export {
  changeEmail,
  changeMobile,
  type FatcaSubmission,
  requestSwitch,
  startPayment,
  submitFatca,
  viewFatca,
  viewLoans,
  viewPaymentDetails,
  viewPolicy,
  viewPortfolio,
  viewReceipt,
  viewSwitch,
} from './endpoints/audience.ts';
// Functions that make more than one call, or call in their own way
export type { ContentOptions, ContentQuery } from './endpoints/content-query.ts';
// Operations, one function each
export * from './endpoints/index.ts';
export type { CallbackOptions } from './endpoints/payment-callback.ts';
export { type PlanVisitor, submitPlan, viewPlans } from './endpoints/plan-audience.ts';
export { type RestoredSession, sendOtp, validateAny } from './endpoints/session-audience.ts';
export { takeTempFile } from './endpoints/take-temp-file.ts';
export { type Upload, uploadFile } from './endpoints/upload-file.ts';
export {
  type Bases,
  defaultHosts,
  type Environment,
  type EnvironmentConfig,
  type EnvironmentName,
  encrypts,
  environmentName,
  type HostPattern,
  resolveEnvironment,
} from './environment.ts';
// Errors
export { clientMessages } from './errors/client-messages.ts';
export { type ClientCode, type ErrorCode, type ProblemCode, problemCodes } from './errors/codes.ts';
export { defaultOutcomes } from './errors/default-outcomes.ts';
export { type FieldError, type FieldRefusal, isLifedeskError, LifedeskError } from './errors/lifedesk-error.ts';
export { type MessageKey, messageKeyOf, messages } from './errors/messages.ts';
export type { Next, Outcome, Presentation, Row } from './errors/outcome.ts';
export { outcomeFor } from './errors/outcome-for.ts';
export { type OperationId, type Rule, situations } from './errors/situations.ts';
// Session
export { type AfterExpiry, afterExpiry, type ExpiredAt } from './session/after-expiry.ts';
export { browserStore } from './session/browser-store.ts';
export { browserTabs } from './session/browser-tabs.ts';
export { type Clock, systemClock } from './session/clock.ts';
export {
  isExpired,
  isRefreshDue,
  secondsUntilExpiry,
  secondsUntilWarning,
  WARNING_SECONDS,
} from './session/expiry.ts';
export { type StoredNeftUpdate, storedNeftUpdate, storeNeftUpdate } from './session/neft-update.ts';
export { localFlag, setLocalFlag } from './session/persist.ts';
export type { ServerClock } from './session/server-clock.ts';
export { createSession, type Session, type SessionListener, type SessionPorts } from './session/session.ts';
export {
  type Audience,
  type Challenge,
  type Ending,
  type SessionKind,
  type SessionState,
  signedOut,
  type Tokens,
} from './session/state.ts';
export { cookieKeys, type LocalKey, localKeys, sessionKeys } from './session/storage-keys.ts';
export { memoryStore, type OnStoreProblem, type SessionStore, type StoreArea } from './session/store.ts';
export { noTabs, type TabMessage, type Tabs } from './session/tabs.ts';
export type { SessionAnswer, SessionEffect, Transition } from './session/transitions.ts';
export * as transitions from './session/transitions.ts';
export { type ExpiryListeners, watchExpiry } from './session/watch-expiry.ts';
export { expireNow, noteActivity, restoreSession, signOut, staySignedIn } from './sign-in/keep.ts';
export {
  beginCorporateLogin,
  beginLogin,
  beginPartialLogin,
  confirmLogin,
  type LoggedIn,
  openRequestSession,
  sendLoginOtp,
  takeOverLogin,
} from './sign-in/login.ts';
export { beginStaffSignIn, finishStaffSignIn } from './sign-in/staff.ts';
export type { CallOptions } from './transport/call.ts';
export { newId } from './transport/correlation.ts';
export type { AnswerOf, BodyOf, Endpoint, KeyedCallOptions, KeyedEndpoint, Schemas } from './transport/endpoint.ts';
export type { LoaderHooks } from './transport/loader.ts';
export { prefetchCalls, prefetchedAnswer } from './transport/prefetch.ts';
export type { Sdk } from './transport/sdk.ts';
export { type PutOptions, type PutRequest, putFile } from './transport/upload.ts';
