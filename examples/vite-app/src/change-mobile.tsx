import { ChangeContactScreen, type ContactFacts, contactJourney } from '@lifedesk/journey';
import { checkMobile } from '@lifedesk/rules';
import { changeMobile } from '@lifedesk/sdk';

const text = (words: string) => () => words;

/** What this app says and asks; the steps, the codes and their limits are the package's. */
const facts: ContactFacts = {
  id: 'change-mobile',
  workType: 'update mobile',
  read(typed) {
    const check = checkMobile(typed);
    return check.valid
      ? { valid: true, value: check.value.national }
      : { valid: false, says: text('Please enter a mobile number of 10 digits.') };
  },
  before: ({ mobileNo }) => mobileNo,
  bodyOf: (mobileNo) => ({ mobileNo }),
  update: (sdk, mobileNo, codes, options) => changeMobile(sdk, { mobileNo, ...codes }, options),
  input: { type: 'tel', inputMode: 'tel', maxLength: 24 },
  texts: {
    step: text('New number'),
    missing: text('Please enter the new number.'),
    differs: text('The two numbers are not the same.'),
    heading: text('Change the mobile number'),
    lead: text('A one-time password goes to the registered mobile, and one to the new.'),
    label: text('New mobile number'),
    help: text('10 digits'),
    again: text('The new number again'),
    what: text('Mobile number'),
    presentHeading: text('Confirm it is you'),
    newHeading: text('Confirm the new number'),
    workType: text('Change of mobile number'),
    done: text('The mobile number is changed'),
    doneBody: text('One-time passwords go to the new number from now on.'),
  },
};

const journey = contactJourney(facts);

/** A service of this app's own, made of the journeys' shared steps. */
export function ChangeMobile() {
  return <ChangeContactScreen journey={journey} facts={{ person: facts, company: facts }} />;
}
