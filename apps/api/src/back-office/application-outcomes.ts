import type { components } from '@lifedesk/contract/back-office';
import {
  type ApplicationStage,
  isEndedApplication,
  offerOpenUntil,
  resumeUntil,
  todayInIndia,
  yearlyTotalOf,
} from '@lifedesk/rules';
import type { Deps } from '../deps.ts';
import {
  type ApplicationRow,
  acceptApplication,
  changeStage,
  endWithoutPolicy,
} from '../domains/applications/public.ts';
import type { Db } from '../platform/database/connect.ts';
import type { OfferShown } from '../platform/database/tables/applications.ts';
import { toLocalisedText } from '../platform/language.ts';

type Answer = components['schemas']['ApplicationAnswer'];
type Step = (step: {
  readonly deps: Deps;
  readonly transaction: Db;
  /** Locked. */
  readonly application: ApplicationRow;
  readonly answer: Answer;
}) => Promise<boolean>;

/** Before a decision. */
const OPEN: readonly ApplicationStage[] = [
  'received',
  'kyc',
  'documents',
  'verification-call',
  'medical',
  'underwriting',
];

/** Does what new business says with a locked application. Returns false if its stage does not allow it. */
export const carryOut = (deps: Deps, transaction: Db, application: ApplicationRow, answer: Answer): Promise<boolean> =>
  STEPS[answer.outcome]({ deps, transaction, application, answer });

const isOpen = ({ stage }: ApplicationRow): boolean => OPEN.includes(stage);

const move: Step = async ({ deps, transaction, application, answer: { stage, note, medicalCost } }) => {
  if (!isOpen(application) || stage === undefined) return false;
  if (medicalCost !== undefined) await setMedicalCost(transaction, application, medicalCost);
  await changeStage(deps, transaction, application, stage, note ?? null);
  return true;
};

/** Asks for all papers at once; the time to decide stops until the last of them. */
const requestPapers: Step = async ({ deps, transaction, application, answer: { papers = [], note } }) => {
  if (!isOpen(application)) return false;
  const today = todayInIndia(deps.clock.now());
  for (const { kind, why } of papers)
    await transaction
      .insertInto('application_document')
      .values({
        application_no: application.application_no,
        kind,
        state: 'needed',
        why: JSON.stringify(why),
        asked_on: today,
      })
      .onConflict((c) =>
        c
          .columns(['application_no', 'kind'])
          .doUpdateSet({ state: 'needed', why: JSON.stringify(why), asked_on: today }),
      )
      .execute();
  await changeStage(deps, transaction, application, 'documents', note ?? null);
  await askAgain(transaction, application, today);
  return true;
};

const askAgain = (transaction: Db, { application_no }: ApplicationRow, on: ReturnType<typeof todayInIndia>) =>
  transaction
    .updateTable('application')
    .set({ papers_asked_on: on, reminders: 0 })
    .where('application_no', '=', application_no)
    .execute();

const checkPaper: Step = async ({ deps, transaction, application, answer: { outcome, kind, note } }) => {
  if (isEndedApplication(application.stage) || kind === undefined) return false;
  const isRefused = outcome === 'paper-refused';
  const checked = await transaction
    .updateTable('application_document')
    .set({ state: isRefused ? 'refused' : 'had', ...(note && { why: JSON.stringify(note) }) })
    .where('application_no', '=', application.application_no)
    .where('kind', '=', kind)
    .where('state', '=', 'checking')
    .returning('kind')
    .executeTakeFirst();
  if (!checked) return false;
  if (!isRefused || !isOpen(application)) return true;
  await changeStage(deps, transaction, application, 'documents', note ?? null);
  await askAgain(transaction, application, todayInIndia(deps.clock.now()));
  return true;
};

/** Crockford's base32 without letters that look like digits. */
const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const requestTests: Step = async ({ deps, transaction, application, answer: { tests, note } }) => {
  if (!isOpen(application) || !tests) return false;
  await changeStage(deps, transaction, application, 'medical', note ?? null);
  const { category, centre, start } = tests;
  const letters = Buffer.from(deps.ids.uuid().replaceAll('-', ''), 'hex').subarray(8);
  const code = Array.from(letters, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
  await transaction
    .updateTable('application')
    .set((e) => ({
      medical_category: category,
      medical_case_id: e.fn.coalesce('medical_case_id', e.val(`med_${deps.ids.uuid().replaceAll('-', '')}`)),
      medical_code: e.fn.coalesce('medical_code', e.val(`${code.slice(0, 4)}-${code.slice(4)}`)),
      medical_centre: centre ?? null,
      medical_start: start === undefined ? null : new Date(start),
    }))
    .where('application_no', '=', application.application_no)
    .execute();
  return true;
};

const setMedicalCost = (transaction: Db, { application_no }: ApplicationRow, medicalCost: number) =>
  transaction
    .updateTable('application')
    .set({ medical_cost: medicalCost })
    .where('application_no', '=', application_no)
    .execute();

const makeOffer: Step = async ({ deps, transaction, application, answer: { offer, note, medicalCost } }) => {
  if (!isOpen(application) || !offer) return false;
  if (medicalCost !== undefined) await setMedicalCost(transaction, application, medicalCost);
  const today = todayInIndia(deps.clock.now());
  const { kind, premium, sumAssured, term, because, exclusion } = offer;
  const mode = application.premium_mode;
  const shown: OfferShown = {
    asked: {
      sumAssured: application.sum_assured,
      premium: application.premium,
      yearlyPremium: yearlyTotalOf(application.premium, mode),
      term: application.term,
    },
    offered: {
      sumAssured,
      premium,
      yearlyPremium: yearlyTotalOf(premium, mode),
      term,
      ...(exclusion && { exclusion: toLocalisedText(exclusion) }),
    },
    because: toLocalisedText(because),
  };
  await changeStage(deps, transaction, application, 'counter-offer', note ?? null);
  await transaction
    .insertInto('application_offer')
    .values({
      offer_id: `off_${deps.ids.uuid().replaceAll('-', '')}`,
      application_no: application.application_no,
      kind,
      state: 'open',
      offered_on: today,
      open_until: offerOpenUntil(today),
      terms: JSON.stringify(shown),
      premium,
    })
    .execute();
  return true;
};

/** A larger premium needs the applicant's consent, so it is an offer. */
const accept: Step = async ({ deps, transaction, application, answer: { premium = application.premium, note } }) => {
  if (!isOpen(application) || premium > application.premium) return false;
  await acceptApplication(deps, transaction, application, premium, note ?? null);
  return true;
};

const end: Step = async ({ deps, transaction, application, answer: { outcome, note, medicalCost } }) => {
  if (!isOpen(application) || (outcome !== 'declined' && outcome !== 'postponed')) return false;
  if (medicalCost !== undefined) await setMedicalCost(transaction, application, medicalCost);
  await endWithoutPolicy(deps, transaction, application, outcome, note ?? null);
  return true;
};

const issue: Step = async ({ deps, transaction, application, answer: { policyNo = null, note } }) => {
  if (application.stage !== 'accepted') return false;
  await changeStage(deps, transaction, application, 'issued', note ?? null);
  await transaction
    .updateTable('application')
    .set({ policy_no: policyNo })
    .where('application_no', '=', application.application_no)
    .execute();
  return true;
};

/** An application that was closed for silence continues where it was: it still needs its papers. */
const reactivate: Step = async ({ deps, transaction, application, answer: { note } }) => {
  const today = todayInIndia(deps.clock.now());
  const until = resumeUntil(todayInIndia(application.since));
  if (application.stage !== 'closed-no-response' || until === null || today > until) return false;
  await changeStage(deps, transaction, application, 'documents', note ?? null);
  await askAgain(transaction, application, today);
  return true;
};

const STEPS: Readonly<Record<Answer['outcome'], Step>> = {
  moved: move,
  'papers-needed': requestPapers,
  'paper-accepted': checkPaper,
  'paper-refused': checkPaper,
  'tests-needed': requestTests,
  offered: makeOffer,
  accepted: accept,
  declined: end,
  postponed: end,
  issued: issue,
  reopened: reactivate,
};
