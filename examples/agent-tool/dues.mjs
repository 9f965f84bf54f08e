// Prints what a customer must pay, for an agent on the phone with them.
//   node dues.mjs 501234567                     asks for the OTP that the customer has received
//   node dues.mjs 501234567 --sandbox           takes it from the sandbox's outbox
//   LIFEDESK_URL=https://portal.example node dues.mjs …      uses another server instead of http://localhost:4200
import { createInterface } from 'node:readline/promises';
import {
  calendarDaysBetween,
  formatOrdinalDate,
  formatRupees,
  parseDayFirstDate,
  recogniseLoginId,
  todayInIndia,
} from '@lifedesk/rules';
import {
  beginLogin,
  confirmLogin,
  createSdk,
  environmentName,
  isLifedeskError,
  resolveEnvironment,
  sendLoginOtp,
  signOut,
  viewPaymentDetails,
} from '@lifedesk/sdk';

const server = new URL(process.env.LIFEDESK_URL ?? 'http://localhost:4200');
const [typed = '', ...options] = process.argv.slice(2);
const name = environmentName(server.hostname, { local: true });
const bases = { [name]: { customerService: `${server.origin}/api` } };
const sdk = createSdk({ environment: resolveEnvironment(server.hostname, { local: true, bases }) });

/** @param {string} question */
async function ask(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim();
}

/** @typedef {{ policyNumbers: string[], mobile?: string, email?: string }} Person */
/** @typedef {{ otp?: string }} Message */

/** The newest OTP that the sandbox has sent to a demo customer. @param {string} loginId */
async function otpFromSandbox(loginId) {
  const asked = await fetch(new URL('/sandbox/people', server));
  const people = /** @type {Person[]} */ (await asked.json());
  const person = people.find(({ policyNumbers, mobile, email }) => [...policyNumbers, mobile, email].includes(loginId));
  const outbox = await fetch(new URL(`/sandbox/outbox?to=${encodeURIComponent(person?.mobile ?? '')}`, server));
  const messages = /** @type {Message[]} */ (await outbox.json());
  return messages.find(({ otp }) => otp)?.otp ?? '';
}

/** @param {string} loginId */
async function dues(loginId) {
  await beginLogin(sdk, { loginId, workTypeTxt: 'login' });
  await sendLoginOtp(sdk, 'login');
  const otp = options.includes('--sandbox') ? await otpFromSandbox(loginId) : await ask('OTP: ');
  await confirmLogin(sdk, otp);
  try {
    return await viewPaymentDetails(sdk);
  } finally {
    await signOut(sdk);
  }
}

/** @param {string | undefined} dueDate in the server's format, DD/MM/YYYY */
function whenDue(dueDate) {
  const date = parseDayFirstDate(dueDate);
  if (!date) return 'no due date';
  const days = calendarDaysBetween(date, todayInIndia(new Date(sdk.clock.now())));
  const distance = days > 0 ? `${days} days ago` : days < 0 ? `in ${-days} days` : 'today';
  return `due ${formatOrdinalDate(date)} (${distance})`;
}

try {
  const id = recogniseLoginId(typed);
  if (id.kind === 'unknown')
    throw new Error(`Usage: node dues.mjs <policy number, mobile number or email> [--sandbox]`);
  for (const { policyNo, planName = '', dueDate, totalPremiumDueToBePaid } of await dues(id.value))
    console.log(`${policyNo}  ${formatRupees(totalPremiumDueToBePaid).padStart(14)}  ${whenDue(dueDate)}  ${planName}`);
} catch (error) {
  // an SDK error has a message for the customer and a reference for the support team
  if (isLifedeskError(error)) console.error(`${error.message} (${error.code}, ${error.correlationId})`);
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
