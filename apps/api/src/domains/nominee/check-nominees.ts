import type { components } from '@lifedesk/contract';
import {
  type CalendarDate,
  checkNomineeShares,
  isNomineeDeleted,
  mayBeAppointee,
  needsAppointee,
  parseIsoDate,
} from '@lifedesk/rules';
import { validationProblem } from '../../platform/problem.ts';

type Body = Pick<components['schemas']['UpdateNomineesRequest'], 'nomineeDetails' | 'appointeeDetails'>;

/** Client ids. */
interface KnownNominees {
  readonly present: readonly string[];
  /** Those with a registered appointee, which stays unless another is named. */
  readonly appointed: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
}

/** Throws `validation` with the fields that are invalid for nominees. */
export function checkNominees(
  { nomineeDetails, appointeeDetails }: Body,
  { present, appointed, known }: KnownNominees,
  today: CalendarDate,
): void {
  const named = nomineeDetails.map(({ nomineeClientId }) => nomineeClientId);
  if (new Set(named).size < named.length) refuse('/nomineeDetails', 'must name each person once');
  if (present.some((id) => !named.includes(id))) refuse('/nomineeDetails', 'must name every present nominee');
  for (const [at, nominee] of nomineeDetails.entries()) {
    const where = `/nomineeDetails/${at}`;
    const { nomineeClientId: id, dateOfBirth } = nominee;
    if (!id.startsWith('new-') && !known.has(id)) refuse(`${where}/nomineeClientId`, 'must be a known person');
    if (isNomineeDeleted(nominee)) {
      if (!present.includes(id)) refuse(`${where}/edited`, 'must be nominee now');
      continue;
    }
    const born = parseIsoDate(dateOfBirth ?? '');
    if (!born || born > today) refuse(`${where}/dateOfBirth`, 'must be a date that is not in the future');
  }
  if (!checkNomineeShares(shares(nomineeDetails)).valid) refuse('/nomineeDetails', 'must have shares that sum to 100');
  checkAppointees({ nomineeDetails, appointeeDetails }, appointed, today);
}

const shares = (nominees: Body['nomineeDetails']) =>
  nominees.map(({ nomineeShare: share, edited }) => (edited ? { share, edited } : { share }));

function checkAppointees(
  { nomineeDetails, appointeeDetails }: Body,
  registered: ReadonlySet<string>,
  today: CalendarDate,
): void {
  const minors = nomineeDetails.filter((nominee) => {
    const born = parseIsoDate(nominee.dateOfBirth);
    return born !== null && !isNomineeDeleted(nominee) && needsAppointee(born, today);
  });
  const appointed = appointeeDetails.map(({ nomineeClientId }) => nomineeClientId);
  if (new Set(appointed).size < appointed.length) refuse('/appointeeDetails', 'must name one person for each minor');
  for (const { nomineeClientId } of minors)
    if (!appointed.includes(nomineeClientId) && !registered.has(nomineeClientId))
      refuse('/appointeeDetails', 'must name an appointee for each minor');
  for (const [at, { nomineeClientId, dateOfBirth }] of appointeeDetails.entries()) {
    const where = `/appointeeDetails/${at}`;
    if (!minors.some((minor) => minor.nomineeClientId === nomineeClientId))
      refuse(`${where}/nomineeClientId`, 'must be a minor who stays');
    const born = parseIsoDate(dateOfBirth);
    if (!born || born > today || !mayBeAppointee(born, today)) refuse(`${where}/dateOfBirth`, 'must be of age');
  }
}

function refuse(pointer: string, detail: string): never {
  throw validationProblem(pointer, detail);
}
