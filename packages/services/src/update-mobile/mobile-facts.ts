import { type ContactFacts, ruleMessage } from '@lifedesk/journey';
import { checkMobile } from '@lifedesk/rules';
import { mobileText } from '@lifedesk/rules/texts';
import { changeMobile } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { updateMobile } from './facts.ts';

export const mobileFacts: ContactFacts = {
  id: updateMobile.id,
  workType: updateMobile.workType,
  read(text) {
    const check = checkMobile(text);
    return check.valid
      ? { valid: true, value: check.value.national }
      : { valid: false, says: ruleMessage(mobileText, check.because) };
  },
  before: ({ mobileNo }) => mobileNo,
  bodyOf: (mobileNo) => ({ mobileNo }),
  update: (sdk, mobileNo, codes, options) => changeMobile(sdk, { mobileNo, ...codes }, options),
  input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', figures: true, maxLength: 24 },
  texts: {
    step: m.updateMobile_step,
    missing: m.updateMobile_missing,
    differs: m.updateMobile_differs,
    heading: m.updateMobile_heading,
    lead: m.updateMobile_lead,
    label: m.updateMobile_label,
    help: m.updateMobile_help,
    again: m.updateMobile_again,
    what: m.updateMobile_what,
    presentHeading: m.changeContact_presentHeading,
    newHeading: m.updateMobile_newHeading,
    workType: m.updateMobile_workType,
    done: m.updateMobile_done,
    doneBody: m.updateMobile_doneBody,
  },
};

/** The same for a company, with its own texts. */
export const companyMobileFacts: ContactFacts = {
  ...mobileFacts,
  texts: {
    ...mobileFacts.texts,
    heading: m.updateMobile_companyHeading,
    lead: m.updateMobile_companyLead,
    done: m.updateMobile_companyDone,
    doneBody: m.updateMobile_companyDoneBody,
  },
};
