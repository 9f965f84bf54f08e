import { deleteDraft, lazyPart, requestService, type SentRequest, uploadIds, withRestricted } from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import {
  type BodyOf,
  type CallOptions,
  lifeCertificateEligibility,
  type Sdk,
  submitLifeCertificate,
} from '@lifedesk/sdk';
import { Button } from '@lifedesk/ui';
import * as m from '../texts.ts';
import { CertificateList } from './CertificateList.tsx';
import {
  type Certificates,
  certificateJourney,
  certificateOf,
  chosenAnnuitant,
  type OtherWayKind,
  openAnnuitants,
  openPolicies,
} from './certificate-journey.ts';
import { WayStep } from './WayStep.tsx';

export { digitalLivingCertificate_pageName as pageName } from '../texts.ts';

const CertificateConsent = lazyPart(() => import('./CertificateConsent.tsx'));
const PictureStep = lazyPart(() => import('./PictureStep.tsx'));
const AadhaarCheck = lazyPart(() => import('./AadhaarCheck.tsx'));
const CompareStep = lazyPart(() => import('./CompareStep.tsx'));
const DetailsStep = lazyPart(() => import('./DetailsStep.tsx'));
const DeclarationStep = lazyPart(() => import('./DeclarationStep.tsx'));

/** Loads the annuities. If none is open, a certificate whose answer was lost has arrived: its draft is over. */
async function loadCertificates(sdk: Sdk, body: Record<string, never>, options: CallOptions): Promise<Certificates> {
  const answer = await lifeCertificateEligibility(sdk, body, options);
  if (openPolicies(answer).length === 0) deleteDraft(sdk.session.store, certificateJourney);
  return answer;
}

/** Gives the yearly life certificate of an annuity. */
export default requestService({
  heading: m.digitalLivingCertificate_heading,
  name: m.digitalLivingCertificate_menuName,
  load: loadCertificates,
  none: (context) => (openPolicies(context).length > 0 ? undefined : nothingToGive(context)),
  around: withRestricted,
  journey: certificateJourney,
  screens: {
    way: WayStep,
    consent: CertificateConsent,
    picture: PictureStep,
    aadhaar: AadhaarCheck,
    compare: CompareStep,
    details: DetailsStep,
    declaration: DeclarationStep,
  },
  async send({ whose, way, compared, files, pinCode }, sending, { sdk, context }): Promise<SentRequest> {
    const common = { ...certificateOf({ whose }, context), declaration: true as const };
    const body: BodyOf<'submitLifeCertificate'> =
      way === 'camera'
        ? { ...common, compareToken: compared?.compareToken ?? '' }
        : { ...common, way: wayBody(way === '' ? 'call' : way, uploadIds(files), pinCode) };
    const answer = await submitLifeCertificate(sdk, body, sending);
    const { acknowledgement, certificateState, nextDueOn = '', releasedAmount = 0 } = answer;
    const given = chosenAnnuitant({ whose }, context);
    // one of two lives is enough for the annuity, and the other one is asked for all the same
    const stillNeeded = openAnnuitants(context).find(({ key }) => key !== given?.key)?.name ?? '';
    const second = given?.life === 'second' ? given.name : '';
    const facts = { certificateState, nextDueOn, released: String(releasedAmount), second, stillNeeded };
    return { ...acknowledgement, facts };
  },
  done({ facts = {} }, { href }) {
    const { certificateState = '', nextDueOn = '', second = '', stillNeeded = '' } = facts;
    const released = Number(facts.released ?? 0);
    const calendar = href('calendar-feed');
    const result = RESULTS[certificateState] ?? ARRANGED;
    return {
      workType: m.digitalLivingCertificate_workType(),
      heading: second && result.headingOf ? result.headingOf({ name: second }) : result.heading(),
      body: stillNeeded
        ? `${(result.bodyOfOne ?? result.body)()} ${m.digitalLivingCertificate_stillNeeded({ name: stillNeeded })}`
        : result.body(),
      details: [
        ...(released > 0
          ? [{ label: m.digitalLivingCertificate_released(), value: formatRupees(released), figure: true }]
          : []),
        ...(nextDueOn
          ? [{ label: m.digitalLivingCertificate_nextDueOn(), value: formatServerDate(nextDueOn), figure: true }]
          : []),
      ],
      ...(nextDueOn &&
        calendar && {
          action: (
            <Button variant="secondary" href={calendar}>
              {m.digitalLivingCertificate_toCalendar()}
            </Button>
          ),
        }),
    };
  },
});

interface Result {
  readonly heading: () => string;
  /** The same for the second life of an annuity. */
  readonly headingOf?: (values: { name: string }) => string;
  readonly body: () => string;
  /** The same while another one is still needed. */
  readonly bodyOfOne?: () => string;
}
const ARRANGED: Result = {
  heading: m.digitalLivingCertificate_arranged,
  body: m.digitalLivingCertificate_arrangedBody,
};
const RESULTS: Readonly<Record<string, Result>> = {
  given: {
    heading: m.digitalLivingCertificate_done,
    headingOf: m.digitalLivingCertificate_doneOf,
    body: m.digitalLivingCertificate_doneBody,
    bodyOfOne: m.digitalLivingCertificate_doneOneBody,
  },
  'under-review': {
    heading: m.digitalLivingCertificate_received,
    headingOf: m.digitalLivingCertificate_receivedOf,
    body: m.digitalLivingCertificate_receivedBody,
  },
};

function nothingToGive({ policies }: Certificates) {
  if (policies.length === 0)
    return { title: m.digitalLivingCertificate_none(), why: m.digitalLivingCertificate_noneWhy() };
  return {
    title: m.digitalLivingCertificate_nothingToDo(),
    why: m.digitalLivingCertificate_nothingToDoWhy(),
    action: <CertificateList policies={policies} />,
  };
}

const wayBody = (kind: OtherWayKind, files: string[], pinCode: string) => ({
  kind,
  ...(kind === 'form' && { uploadIds: files }),
  ...(kind === 'home' && { pinCode: pinCode.replaceAll(/\s/g, '') }),
});
