import { type ContactFacts, ruleMessage } from '@lifedesk/journey';
import { checkEmail } from '@lifedesk/rules';
import { emailText } from '@lifedesk/rules/texts';
import { changeEmail } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { updateEmail } from './facts.ts';

export const emailFacts: ContactFacts = {
  id: updateEmail.id,
  workType: updateEmail.workType,
  read(text) {
    const check = checkEmail(text);
    return check.valid
      ? { valid: true, value: check.value }
      : { valid: false, says: ruleMessage(emailText, check.because) };
  },
  before: ({ emailId }) => emailId,
  bodyOf: (emailId) => ({ emailId }),
  update: (sdk, emailId, codes, options) => changeEmail(sdk, { emailId, ...codes }, options),
  input: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  texts: {
    step: m.updateEmail_step,
    missing: m.updateEmail_missing,
    differs: m.updateEmail_differs,
    heading: m.updateEmail_heading,
    lead: m.updateEmail_lead,
    label: m.updateEmail_label,
    help: m.updateEmail_help,
    again: m.updateEmail_again,
    what: m.updateEmail_what,
    presentHeading: m.changeContact_presentHeading,
    newHeading: m.updateEmail_newHeading,
    workType: m.updateEmail_workType,
    done: m.updateEmail_done,
    doneBody: m.updateEmail_doneBody,
  },
};

/** The same for a company, with its own texts. */
export const companyEmailFacts: ContactFacts = {
  ...emailFacts,
  texts: {
    ...emailFacts.texts,
    heading: m.updateEmail_companyHeading,
    lead: m.updateEmail_companyLead,
    done: m.updateEmail_companyDone,
    doneBody: m.updateEmail_companyDoneBody,
  },
};
