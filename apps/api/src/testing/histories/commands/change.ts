import fc from 'fast-check';
import { pngFile } from '../../sample-files.ts';
import type { Node } from '../../two-nodes.ts';
import { announce } from '../../uploader.ts';
import { asRequest } from '../actors.ts';
import { defineCommand } from '../command.ts';
import { type History, newAddress } from '../history.ts';
import type { Task } from '../task.ts';
import { otherThan } from './sign-in.ts';

const who = fc.nat(2);
const node = fc.nat(1);
const clicks = fc.constantFrom(1, 1, 2);
const isRight = fc.constantFrom(true, true, true, false);
/** No customer has it; all may want it. */
const NEW_MOBILE = '+919890000099';

type SentCode = { otpToken: string; otp: string };

/** Has a code sent inside a session; undefined if that is refused. */
export async function code(
  history: History,
  node: Node,
  task: Task,
  otpToken: string,
  to: string,
): Promise<SentCode | undefined> {
  const sent = await history.call(node, 'generateOtp', { otpToken, workTypeTxt: 'update' }, { ...task.session });
  const otp = history.codes.get(to);
  return sent.statusCode === 200 && otp ? { otpToken: sent.json().otpToken, otp } : undefined;
}

/**
 * A customer changes the mobile number, with a code to the old and one to the new; the last click may be a double
 * click.
 */
export const changeMobile = defineCommand({
  weight: 2,
  args: fc.record({ who, node, clicks, isRight }),
  async begin(history, { who, node, clicks, isRight }) {
    const person = history.person(who);
    const session = await history.open(person);
    const key = history.newKey();
    const task: Task = {
      words: `${person.name} changes the mobile number${isRight ? '' : ' with a wrong code'}`,
      history,
      person,
      session,
      async run() {
        const at = history.node(node);
        const response = await history.call(at, 'checkDuplicate', { mobileNo: NEW_MOBILE }, { ...session });
        if (response.statusCode !== 200) return;
        const old = await code(history, at, task, response.json().otpToken, person.mobile);
        const fresh = old && (await code(history, at, task, response.json().newOtpToken, NEW_MOBILE));
        if (!old || !fresh) return;
        const otp = isRight ? old.otp : otherThan(old.otp);
        const body = {
          mobileNo: NEW_MOBILE,
          otpToken: old.otpToken,
          otp,
          newOtpToken: fresh.otpToken,
          newOtp: fresh.otp,
        };
        await Promise.all(
          Array.from({ length: clicks }, (_, n) =>
            history.call(history.node(node + n), 'updateMobile', body, { ...session, key }),
          ),
        );
      },
    };
    return [task];
  },
});

const accountOf = (person: string, number: string) => ({
  ifscCode: 'HDFC0000060',
  accountHolderName: `Mrs ${person} Rao`,
  bankAccountNo: number,
  confirmBankAccountNo: number,
  bankAccountType: 'savings' as const,
});

/** A customer changes the bank account, with a proof if the bank's holder name differs. */
export const changeAccount = defineCommand({
  weight: 2,
  args: fc.record({ who, node, clicks, isRight, needsProof: fc.boolean() }),
  async begin(history, { who, node, clicks, isRight, needsProof }) {
    const person = history.person(who);
    const session = await history.open(person);
    const key = history.newKey();
    const account = accountOf(person.name, needsProof ? '50100987659999' : '50100987654321');
    const task: Task = {
      words: `${person.name} changes the bank account${needsProof ? ' with a proof' : ''}${isRight ? '' : ' and a wrong code'}`,
      history,
      person,
      session,
      async run() {
        const at = history.node(node);
        const uploadId = needsProof ? await upload(history, at, task) : undefined;
        const response = await history.call(at, 'verifyNeftDetails', account, { ...session });
        if (response.statusCode !== 200) return;
        const sent = await code(history, at, task, response.json().otpToken, person.mobile);
        if (!sent) return;
        const body = {
          ...account,
          policyNos: [...person.policies],
          verificationId: response.json().verificationId,
          otpToken: sent.otpToken,
          otp: isRight ? sent.otp : otherThan(sent.otp),
          ...(uploadId ? { uploadId } : {}),
        };
        await Promise.all(
          Array.from({ length: clicks }, (_, n) =>
            history.call(history.node(node + n), 'updateNeft', body, { ...session, key }),
          ),
        );
      },
    };
    return [task];
  },
});

/** Uploads a file to its URL, twice, because a phone may resend it. */
export async function upload(
  history: History,
  node: Node,
  { session }: Task,
  purpose: 'bank-proof' | 'payment-proof' = 'bank-proof',
): Promise<string | undefined> {
  const content = pngFile();
  const granted = await history.call(node, 'fetchPresignedUrl', announce(content, { purpose }), {
    ...session,
  });
  if (granted.statusCode !== 200) return undefined;
  const { url, headers, uploadId } = granted.json();
  const { pathname, search } = new URL(url, 'http://localhost');
  const put = () => {
    const request = {
      method: 'PUT',
      url: pathname + search,
      headers,
      payload: content,
      remoteAddress: newAddress(),
    } as const;
    return asRequest(() => node.app.inject(request));
  };
  const answers = await Promise.all([put(), put()]);
  if (answers.filter(({ statusCode }) => statusCode === 204).length > 1) history.breaks('a file is accepted twice');
  return uploadId;
}

/** A stranger or a customer asks the bank about accounts, many times at once. */
export const askBank = defineCommand({
  weight: 1,
  args: fc.record({ who, node, times: fc.constantFrom(1, 1, 12) }),
  async begin(history, { who, node, times }) {
    const person = history.person(who);
    const session = await history.open(person);
    return Array.from(
      { length: times },
      (_, n): Task => ({
        words: `${person.name} asks the bank about an account`,
        history,
        person,
        session,
        async run() {
          const account = accountOf(person.name, '50100987654321');
          await history.call(history.node(node + n), 'verifyNeftDetails', account, { ...session });
        },
      }),
    );
  },
});
