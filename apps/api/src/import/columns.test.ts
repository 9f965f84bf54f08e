import { expect, it } from 'vitest';
import type { FileName } from './book-file.ts';
import { BOOK_FILES } from './book-files.ts';
import { type Context, readField } from './columns.ts';

const CONTEXT: Context = {
  plan: new Set(['MSS01']),
  policy_status: new Set(['1', '4']),
  fund: new Set(['GRO']),
  today: '2026-11-21',
};

function read(file: FileName, name: string, field: string) {
  const column = BOOK_FILES[file].columns.find((one) => one.name === name);
  if (!column) throw new Error(`${file} has no column ${name}`);
  return readField(column, field, CONTEXT);
}

it.each<[FileName, string, string, unknown]>([
  ['customers', 'client_id', ' 4001 2345 ', '40012345'],
  ['customers', 'mobile', '98765 43210', '+919876543210'],
  ['customers', 'mobile', '+971 50 123 4567', '+971501234567'],
  ['customers', 'email', 'Asha@Example.com', 'asha@example.com'],
  ['customers', 'pan', 'abxpk4321f', 'ABXPK4321F'],
  ['customers', 'pan_validated', '', false],
  ['customers', 'nationality', '', 'I'],
  ['customers', 'birth_date', '', null],
  ['policies', 'modal_premium', '24500.00', 2_450_000],
  ['policies', 'modal_premium', '0.05', 5],
  ['policies', 'issue_date', '2024-02-29', '2024-02-29'],
  ['policies', 'ifsc', 'sbin0000300', 'SBIN0000300'],
  ['policies', 'account_no', '000123456789', '000123456789'],
  ['policies', 'keyman', 'yes', true],
  ['holdings', 'units', '312.5000', '312.5000'],
  ['requests', 'policy_nos', '501234567 501234575', ['501234567', '501234575']],
])('reads %s %s %j', (file, name, field, value) => {
  expect(read(file, name, field)).toEqual({ value });
});

it.each<[FileName, string, string, RegExp]>([
  ['customers', 'client_id', '', /never empty/],
  ['customers', 'client_id', '4001234', /A client id has 8 to 10 digits/],
  ['customers', 'kind', 'Individual', /person, company/],
  ['customers', 'name', 'Asha\tKulkarni', /control characters/],
  ['customers', 'name', 'A'.repeat(121), /at most 120/],
  ['customers', 'mobile', '12345', /A mobile number in India has 10/],
  ['customers', 'email', 'asha.example.com', /@/],
  ['customers', 'pan', 'ABCDE1234F', /fourth letter/],
  ['customers', 'pan_validated', 'Y', /yes or no/],
  ['customers', 'birth_date', '5/3/26', /for example 2026-03-05/],
  ['customers', 'birth_date', '05-03-1985', /for example 2026-03-05/],
  ['customers', 'birth_date', '2023-02-29', /for example 2026-03-05/],
  ['customers', 'birth_date', '2026-11-22', /in the future/],
  ['customers', 'address_pin_code', '4000', /6 digits/],
  ['policies', 'policy_no', '50123456', /9 digits/],
  ['policies', 'plan_code', 'XYZ99', /no such plan/],
  ['policies', 'status_code', 'Z', /status code/],
  ['policies', 'premium_mode', 'HY', /yearly, half-yearly, quarterly, monthly, single/],
  ['policies', 'policy_term', '0', /from 1 to 100/],
  ['policies', 'policy_term', '20.5', /from 1 to 100/],
  ['policies', 'modal_premium', '24500', /exactly two decimals/],
  ['policies', 'modal_premium', '24,500.00', /without commas/],
  ['policies', 'modal_premium', '24500.005', /exactly two decimals/],
  ['policies', 'modal_premium', '-1.00', /exactly two decimals/],
  ['policies', 'modal_premium', '99999999999999999.00', /exactly two decimals/],
  ['policies', 'account_no', '12345', /9 to 18 digits/],
  ['policies', 'ifsc', 'SBINO000300', /zero/],
  ['nominees', 'share', '0', /from 1 to 100/],
  ['nominees', 'share', '33.33', /from 1 to 100/],
  ['holdings', 'fund_code', 'ABC', /no such fund/],
  ['holdings', 'units', '312.5', /four decimals/],
  ['holdings', 'units', '0.0000', /above zero/],
  ['requests', 'ticket', '1234567890', /SR/],
  ['requests', 'type', 'switch-funds', /Write one of: update-mobile/],
  ['requests', 'policy_nos', '501234567;501234575', /a space between/],
])('refuses %s %s %j', (file, name, field, sentence) => {
  expect(read(file, name, field)).toEqual({ problem: expect.stringMatching(sentence) });
});
