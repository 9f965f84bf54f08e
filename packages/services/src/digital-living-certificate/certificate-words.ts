import { formatRupees, formatServerDate } from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import type { BadgeTone } from '@lifedesk/ui';
import * as m from '../texts.ts';

export type CertificatePolicy = Schemas['LifeCertificatePolicy'];

/** The colour of a state beside its name. */
export const stateTones: Readonly<Record<CertificatePolicy['state'], BadgeTone>> = {
  'not-due': 'neutral',
  open: 'info',
  overdue: 'warning',
  held: 'warning',
  'under-review': 'info',
  given: 'success',
};

/** What the state means for the person. @param isOfTwo whether the annuity is on two lives: then one of them keeps it paid */
export function whatItMeans(policy: CertificatePolicy, isOfTwo = false): string {
  const { state, opensOn, certificateDueOn, graceEndsOn, givenOn, heldAmount, heldInstalments } = policy;
  const opens = formatServerDate(opensOn);
  switch (state) {
    case 'not-due':
      return m.digitalLivingCertificate_notDue({ date: opens });
    case 'given':
      return givenOn === undefined
        ? m.digitalLivingCertificate_notDue({ date: opens })
        : m.digitalLivingCertificate_given({ date: formatServerDate(givenOn), next: opens });
    case 'under-review':
      return m.digitalLivingCertificate_underReview();
    case 'held':
      return [
        m.digitalLivingCertificate_held({ amount: formatRupees(heldAmount), count: heldInstalments.length }),
        ...(isOfTwo ? [m.digitalLivingCertificate_heldOfTwo()] : []),
      ].join(' ');
    case 'overdue':
      if (isOfTwo) return m.digitalLivingCertificate_overdueOfTwo({ date: formatServerDate(certificateDueOn) });
      return m.digitalLivingCertificate_overdue({ date: formatServerDate(graceEndsOn) });
    default:
      if (isOfTwo) return m.digitalLivingCertificate_openOfTwo({ date: formatServerDate(certificateDueOn) });
      return m.digitalLivingCertificate_open({
        date: formatServerDate(certificateDueOn),
        grace: formatServerDate(graceEndsOn),
      });
  }
}
