import { ruleMessage, type SignInFacts, SignInScreen } from '@lifedesk/journey';
import { type LoginId, recogniseLoginId } from '@lifedesk/rules';
import { loginIdText } from '@lifedesk/rules/texts';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { login } from './facts.ts';
import { LoginAside } from './LoginAside.tsx';

export { login_description as description } from '../texts.ts';

const kinds: Record<Exclude<LoginId['kind'], 'unknown'>, () => string> = {
  'policy-number': m.login_asPolicy,
  mobile: m.login_asMobile,
  email: m.login_asEmail,
};

const facts: SignInFacts = {
  id: login.id,
  workType: login.workType,
  audience: 'retail',
  /** Accepts any of the three ids and recognises which it is. */
  read(text) {
    const recognised = recogniseLoginId(text);
    if (recognised.kind !== 'unknown') return { help: kinds[recognised.kind](), value: recognised.value };
    return { help: m.login_fieldHelp(), says: ruleMessage(loginIdText, recognised.because) };
  },
  input: { name: 'loginId', maxLength: 254 },
  texts: {
    heading: m.login_heading,
    lead: m.login_lead,
    label: m.login_field,
    other: m.login_other,
    lockedHelp: m.login_lockedHelp,
  },
};

/** The sign-in for policyholders. */
export default function LoginScreen(): ReactElement {
  return <SignInScreen facts={facts} aside={<LoginAside />} />;
}
