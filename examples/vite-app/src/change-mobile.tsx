import { ChangeContactScreen, type ContactFacts, contactJourney } from '@lifedesk/journey';
import { checkMobile } from '@lifedesk/rules';
import { changeMobile } from '@lifedesk/sdk';

const text = (words: string) => () => words;

/** This app's texts and calls; the package provides the steps, the codes and their limits. */
const facts: ContactFacts = {
  id: 'change-mobile',
  workType: 'update mobile',
  read(typed) {
    const check = checkMobile(typed);
    return check.valid
      ? { valid: true, value: check.value.national }
      : { valid: false, says: text('Enter a mobile number. It has 10 digits.') };
  },
  before: ({ mobileNo }) => mobileNo,
  bodyOf: (mobileNo) => ({ mobileNo }),
  update: (sdk, mobileNo, codes, options) => changeMobile(sdk, { mobileNo, ...codes }, options),
  input: { type: 'tel', inputMode: 'tel', maxLength: 24 },
  texts: {
    step: text('New number'),
    missing: text('Enter your new number.'),
    differs: text('The two numbers are different.'),
    heading: text('Change your mobile number'),
    lead: text('We send an OTP to your registered mobile number and another to the new one.'),
    label: text('New mobile number'),
    help: text('10 digits'),
    again: text('Repeat the new number'),
    what: text('Mobile number'),
    presentHeading: text('Confirm it is you'),
    newHeading: text('Confirm the new number'),
    workType: text('Change of mobile number'),
    done: text('Your mobile number is changed'),
    doneBody: text('We now send OTPs to your new number.'),
  },
};

const journey = contactJourney(facts);

/** This app's own service, built from the journeys' shared steps. */
export function ChangeMobile() {
  return <ChangeContactScreen journey={journey} facts={{ person: facts, company: facts }} />;
}
