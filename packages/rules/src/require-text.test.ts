import { describe, expect, it } from 'vitest';
import {
  checkAadhaar,
  checkBankAccount,
  checkClientId,
  checkEmail,
  checkIfsc,
  checkMobile,
  checkOtp,
  checkPan,
  checkPinCode,
  checkPolicyNumber,
  checkTicketNumber,
  initialsOf,
  maskAadhaar,
  maskEmail,
  maskMiddle,
  maskPhone,
  RulesError,
  recogniseLoginId,
  stripNameTitle,
} from './index.ts';

const rules = {
  checkAadhaar,
  checkBankAccount,
  checkClientId,
  checkEmail,
  checkIfsc,
  checkMobile,
  checkOtp,
  checkPan,
  checkPinCode,
  checkPolicyNumber,
  checkTicketNumber,
  initialsOf,
  maskAadhaar,
  maskEmail,
  maskMiddle,
  maskPhone,
  recogniseLoginId,
  stripNameTitle,
};

describe('a rule about text', () => {
  it.each(Object.entries(rules))('%s refuses anything else and says what to do', (_, rule) => {
    for (const [given, type] of [
      [undefined, 'undefined'],
      [null, 'null'],
      [501234567, 'number'],
    ]) {
      const call = () => Reflect.apply(rule, undefined, [given]);
      expect(call).toThrow(RulesError);
      expect(call).toThrow(`A rule needs text, not ${type}. Pass '' if nothing was typed.`);
    }
  });
});
