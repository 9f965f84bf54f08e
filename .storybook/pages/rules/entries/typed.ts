import * as rules from '@lifedesk/rules';
import { type RuleEntry, type RuleName, rule, text } from '../entry.ts';

/** Rules with one text as their input. */
type TextRule = {
  [Name in RuleName]: (typeof rules)[Name] extends (text: string) => unknown ? Name : never;
}[RuleName];

const textRules: Readonly<Record<TextRule, (text: string) => unknown>> = rules;

/** A rule about one typed text: the field starts with the first text, the table has all of them. */
const textRule = (name: TextRule, ...texts: [string, ...string[]]): RuleEntry =>
  rule(
    name,
    { text: text(texts[0]) },
    (given) => textRules[name](given.text),
    texts.map((one) => ({ text: one })),
  );

export const typedRules: readonly RuleEntry[] = [
  textRule('cleanFileName', 'What is my policy?.pdf', 'Screenshot 10:30:15.png', 'Aadhaar..png', '???', ''),
  textRule('isEmptyValue', '', ' ', 'null', '0'),
  textRule('tidyFigures', '600 004 321', '६००-००४-३२१', '600004321', ''),
  textRule('checkPolicyNumber', '501 234 567', '५०१२३४५६७', '50123456', '5012345678', '50123456X', ''),
  textRule('checkClientId', '40012345', '4001234', '400123456', '4001234A'),
  textRule('checkMobile', '98765 43210', '+91 98765 43210', '+971501234567', '5876543210', '987654321'),
  textRule('checkEmail', 'Asha@Example.com', 'asha', '@example.com', 'asha@example', 'asha rao@example.com'),
  textRule('checkOtp', '493 027', '49302', '4930271', '49302a'),
  textRule('checkPan', 'abcpd1234f', 'ABCDE1234F', 'ABCPD1234', 'ABCPD12345', 'ABCPD1234FX'),
  textRule('checkAadhaar', '2341 2341 2346', '234123412347', '123412341234', '23412341234'),
  textRule('checkVid', '9123 4567 8901 2346', '9123456789012345', '2341234444321432', '234123412346'),
  textRule('checkIfsc', 'sbin0004321', 'SBINO004321', 'SBI00004321', 'SBIN000432', 'SBIN00043211'),
  textRule('checkMicr', '400 002 010', '40000201', '4000020100'),
  textRule('checkBankAccount', '000123456', '00012345', '123456789012345678', '1234567890123456789'),
  textRule('checkPinCode', '400 001', '040001', '40001', '4000011'),
  textRule('checkApplicationNumber', 'ap1000000011', '1000000011', 'AP', 'AP100000001'),
  textRule('checkTicketNumber', 'sr0123456789', '0123456789', 'SR', 'SR012345678'),
  textRule('recogniseLoginId', '501234567', '98765 43210', 'asha@example.com', '+971501234567', 'asha', '50123456', ''),
  rule(
    'checkFile',
    { firstBytes: text('GIF89a') },
    ({ firstBytes }) => rules.checkFile(new TextEncoder().encode(firstBytes)),
    ['', 'GIF89a', '%PDF-1.7'].map((firstBytes) => ({ firstBytes })),
  ),
];
