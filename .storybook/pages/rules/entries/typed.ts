import {
  checkAadhaar,
  checkBankAccount,
  checkClientId,
  checkEmail,
  checkIfsc,
  checkMicr,
  checkMobile,
  checkOtp,
  checkPan,
  checkPinCode,
  checkPolicyNumber,
  checkTicketNumber,
  isEmptyValue,
  recogniseLoginId,
} from '@lifedesk/rules';
import { type RuleEntry, type RuleName, rule, text } from '../entry.ts';

/** A rule about one text as typed: the first of the texts stands in the field, all of them in the table. */
const typed = (name: RuleName, ask: (typed: string) => unknown, ...texts: [string, ...string[]]): RuleEntry =>
  rule(
    name,
    { text: text(texts[0]) },
    (given) => ask(given.text),
    texts.map((one) => ({ text: one })),
  );

export const typedRules: readonly RuleEntry[] = [
  typed('isEmptyValue', isEmptyValue, '', ' ', 'null', '0'),
  typed('checkPolicyNumber', checkPolicyNumber, '501 234 567', '५०१२३४५६७', '50123456', '5012345678', '50123456X', ''),
  typed('checkClientId', checkClientId, '40012345', '4001234', '400123456', '4001234A'),
  typed('checkMobile', checkMobile, '98765 43210', '+91 98765 43210', '+971501234567', '5876543210', '987654321'),
  typed('checkEmail', checkEmail, 'Asha@Example.com', 'asha', '@example.com', 'asha@example', 'asha rao@example.com'),
  typed('checkOtp', checkOtp, '493 027', '49302', '4930271', '49302a'),
  typed('checkPan', checkPan, 'abcpd1234f', 'ABCDE1234F', 'ABCPD1234', 'ABCPD12345', 'ABCPD1234FX'),
  typed('checkAadhaar', checkAadhaar, '2341 2341 2346', '234123412347', '123412341234', '23412341234'),
  typed('checkIfsc', checkIfsc, 'sbin0004321', 'SBINO004321', 'SBI00004321', 'SBIN000432', 'SBIN00043211'),
  typed('checkMicr', checkMicr, '400 002 010', '40000201', '4000020100'),
  typed('checkBankAccount', checkBankAccount, '000123456', '00012345', '123456789012345678', '1234567890123456789'),
  typed('checkPinCode', checkPinCode, '400 001', '040001', '40001', '4000011'),
  typed('checkTicketNumber', checkTicketNumber, 'sr0123456789', '0123456789', 'SR', 'SR012345678'),
  typed(
    'recogniseLoginId',
    recogniseLoginId,
    '501234567',
    '98765 43210',
    'asha@example.com',
    '+971501234567',
    'asha',
    '50123456',
    '',
  ),
];
