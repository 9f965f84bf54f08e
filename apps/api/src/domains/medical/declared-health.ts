import {
  ageOn,
  type CalendarDate,
  HEALTH_VERSION,
  type HealthOutcome,
  healthOutcome,
  type MedicalCategory,
  medicalCategory,
  sumAtRisk,
} from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { RequestBody } from '../../platform/contract/handler.ts';
import type { Db } from '../../platform/database/connect.ts';
import { problem, validationProblem } from '../../platform/problem.ts';
import { sealJson } from '../../platform/sealed-json.ts';
import { answersForUnderwriters, checkDeclaration } from './check-declaration.ts';
import { findBirthDate } from './declarations.store.ts';
import type { HealthNeed } from './health-needs.ts';

type Body = RequestBody<'submitEhdf'>;

/** What a declaration says, and what follows from it. */
interface DeclaredHealth {
  readonly outcome: HealthOutcome;
  /** Of the tests that are needed. */
  readonly category: MedicalCategory | null;
  /** For the underwriters. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** The earlier declaration, if nothing has changed since. */
  readonly confirms: string | null;
}

interface Facts {
  readonly body: Body;
  readonly need: HealthNeed;
  readonly coversInForce: readonly number[];
  readonly customerId: number;
  readonly today: CalendarDate;
}

/** The age of a person whose birth date we do not know: grown up. */
const GROWN_UP = 18;
const NOT_UNCHANGED = 'Please answer all questions again.';

/** Checks a declaration. Throws `validation`, `version`, and `stage` if the earlier one cannot be confirmed. */
export async function declaredHealth(
  { secrets }: Pick<Deps, 'secrets'>,
  db: Db,
  { body, need, coversInForce, customerId, today }: Facts,
): Promise<DeclaredHealth> {
  const { answers, confirms, version, language, hivConsent = false } = body;
  if (answers === undefined) {
    if (confirms === undefined)
      throw validationProblem('/answers', 'must be given, or the declaration that is confirmed');
    if (version !== HEALTH_VERSION) throw problem('version');
    if (need.shown.ticket !== confirms || !need.shown.canConfirm) throw problem('stage', { detail: NOT_UNCHANGED });
    return { outcome: 'clean', category: null, payload: { confirms }, confirms };
  }
  if (confirms !== undefined) throw validationProblem('/confirms', 'must be absent if there are answers');
  checkDeclaration({ version, answers, hivConsent }, today);
  const birthDate = await findBirthDate(db, customerId);
  const age = birthDate === null ? GROWN_UP : ageOn(today, birthDate);
  const outcome = healthOutcome({ answers, age, today });
  const atRisk = sumAtRisk(need.sumAssured, coversInForce);
  const category = outcome === 'medical' ? medicalCategory({ age, sumAtRisk: atRisk, needsTests: true }, today) : null;
  const { answers: shared, callDoctor } = answersForUnderwriters(answers);
  return {
    outcome,
    category,
    payload: {
      ...(category && { medicalCategory: category }),
      ...(callDoctor && { callDoctor }),
      sealedDeclaration: sealJson(secrets, 'health', { version, language, answers: shared }),
    },
    confirms: null,
  };
}
