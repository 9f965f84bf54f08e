import { defineDomain } from '../../define-domain.ts';
import agreeEnvelopeKey from './agreeEnvelopeKey.ts';
import authenticateUser from './authenticateUser.ts';
import corporateExpireSession from './corporateExpireSession.ts';
import corporateGenerateOtp from './corporateGenerateOtp.ts';
import corporateLogout from './corporateLogout.ts';
import corporateRefreshSession from './corporateRefreshSession.ts';
import corporateValidateAuthCode from './corporateValidateAuthCode.ts';
import corporateValidateCustomer from './corporateValidateCustomer.ts';
import corporateValidateOtp from './corporateValidateOtp.ts';
import corporateValidateSession from './corporateValidateSession.ts';
import endOtherSessions from './endOtherSessions.ts';
import endSession from './endSession.ts';
import expireApplicationSession from './expireApplicationSession.ts';
import expireSession from './expireSession.ts';
import generateOtp from './generateOtp.ts';
import logout from './logout.ts';
import refreshSession from './refreshSession.ts';
import sessionList from './sessionList.ts';
import validateCustomer from './validateCustomer.ts';
import validateOtp from './validateOtp.ts';
import validatePaymentCustomer from './validatePaymentCustomer.ts';
import validatePaymentSession from './validatePaymentSession.ts';
import validateSession from './validateSession.ts';

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
    refreshSession,
    sessionList,
    validateCustomer,
    validateOtp,
    validatePaymentCustomer,
    validatePaymentSession,
    validateSession,
  },
  otpPurposes: {
    login: { en: 'Sign in', hi: 'साइन इन' },
    'track application': { en: 'Track an application', hi: 'आवेदन की स्थिति देखना' },
  },
});
