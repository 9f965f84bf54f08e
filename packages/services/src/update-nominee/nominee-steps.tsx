import {
  ChoosePolicyStep,
  ConfirmStep,
  type ReviewedRow,
  ReviewStep,
  sendCode,
  useApp,
  useStep,
} from '@lifedesk/journey';
import { type CalendarDate, formatServerDate, isNomineeDeleted } from '@lifedesk/rules';
import { nominees } from '@lifedesk/sdk';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { updateNominee } from './facts.ts';
import { nomineeJourney } from './nominee-journey.ts';
import {
  type Held,
  heldOf,
  isHeld,
  isMinor,
  type Person,
  peopleOf,
  shareOf,
  type Typed,
  toldPeople,
} from './people.ts';
import { relationshipName } from './relationship-names.ts';

const quietly = { background: true } as const;

export function NomineePolicy(): ReactElement {
  const { known } = useStep(nomineeJourney);
  return <ChoosePolicyStep policies={known.policies} lead={m.updateNominee_policyLead()} />;
}

/** Who holds now and who will, with the appointees. Going on asks for a challenge of now and sends its code. */
export function NomineeReview(): ReactElement {
  const { sdk } = useApp();
  const { known, values } = useStep(nomineeJourney);
  const { policyNo, people, held } = values;
  const check = async () => {
    const answer = await nominees(sdk, { policyNo }, quietly);
    const { otpToken, mobileNo: mobile, emailId: email } = answer;
    const now = heldOf(answer, policyNo);
    const all = peopleOf(now, people);
    // somebody was added elsewhere meanwhile: the list has to be looked over again before anything is confirmed
    if (all.length > people.length) return { held: now, people: all };
    return { code: await sendCode(sdk, { otpToken, mobile, email }, updateNominee.workType, quietly), otp: '' };
  };
  return (
    <ReviewStep
      heading={m.updateNominee_workType()}
      lead={m.updateNominee_reviewLead({ number: policyNo })}
      caption={m.updateNominee_step()}
      action={m.changeContact_sendCode()}
      busyLabel={m.changeContact_sendingCode()}
      check={check}
      rows={toldPeople(people, held).flatMap((person) => rowsOf(person, held, known.today))}
    />
  );
}

export function NomineeConfirm(): ReactElement {
  const { send } = useStep(nomineeJourney);
  return (
    <ConfirmStep
      code="code"
      workType={updateNominee.workType}
      submitLabel={m.changeContact_confirm()}
      confirm={(otp) => send({ otp })}
    />
  );
}

/** A nominee before and after, and the appointee where there is or will be one. */
function rowsOf(person: Person, held: Held | undefined, today: CalendarDate): ReviewedRow[] {
  const { nomineeClientId: id, appointee } = person;
  const name = person.name.trim();
  const present =
    held && isHeld(held, person) ? peopleOf(held, []).find((one) => one.nomineeClientId === id) : undefined;
  const rows = [
    {
      id,
      label: name,
      before: present ? inWords(present) : null,
      after: isNomineeDeleted(person) ? m.updateNominee_removed() : inWords(person),
      step: 'nominees',
    },
  ];
  if (!isMinor(person, today)) return rows;
  const before = present?.appointee.name ? typedInWords(present.appointee) : null;
  return [
    ...rows,
    {
      id: `${id} appointee`,
      label: m.updateNominee_appointeeFor({ name }),
      before,
      after: typedInWords(appointee),
      step: 'nominees',
    },
  ];
}

const factsOf = ({ relationship, born }: Typed): string[] => [
  ...(relationship ? [relationshipName(relationship)] : []),
  ...(born ? [m.updateNominee_bornOn({ date: formatServerDate(born) })] : []),
];
const inWords = (person: Person) => [`${shareOf(person)} %`, ...factsOf(person)].join(', ');
const typedInWords = (typed: Typed) => [typed.name.trim(), ...factsOf(typed)].join(', ');
