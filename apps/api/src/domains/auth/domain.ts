import { defineDomain } from '../../define-domain.ts';
import { m } from '../../platform/language.ts';
import agreeEnvelopeKey from './agreeEnvelopeKey.ts';
import { authenticateUser, corporateValidateAuthCode } from './authenticateUser.ts';
import { corporateGenerateOtp, generateOtp } from './generateOtp.ts';
import { corporateExpireSession, corporateLogout, expireApplicationSession, expireSession, logout } from './logout.ts';
import openCustomerRequest from './openCustomerRequest.ts';
import recordBranchVisit from './recordBranchVisit.ts';
import { corporateRefreshSession, refreshSession } from './refreshSession.ts';
import { endOtherSessions, endSession, sessionList } from './sessionList.ts';
import { corporateValidateCustomer, validateCustomer } from './validateCustomer.ts';
import { corporateValidateOtp, validateOtp } from './validateOtp.ts';
import validatePaymentCustomer from './validatePaymentCustomer.ts';
import validatePaymentSession from './validatePaymentSession.ts';
import { corporateValidateSession, validateSession } from './validateSession.ts';

export default defineDomain({
  operations: {
    agreeEnvelopeKey,
    authenticateUser,
    corporateExpireSession,
    corporateGenerateOtp,
    corporateLogout,
    corporateRefreshSession,
    corporateValidateAuthCode,
    corporateValidateCustomer,
    corporateValidateOtp,
    corporateValidateSession,
    endOtherSessions,
    endSession,
    expireApplicationSession,
    expireSession,
    generateOtp,
    logout,
    openCustomerRequest,
    recordBranchVisit,
    refreshSession,
    sessionList,
    validateCustomer,
    validateOtp,
    validatePaymentCustomer,
    validatePaymentSession,
    validateSession,
  },
  otpPurposes: {
    login: m.sms_purposeLogin,
    'track application': m.sms_purposeTrackApplication,
  },
});
