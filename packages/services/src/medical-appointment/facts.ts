import { defineFacts } from '@lifedesk/journey/service';

/** Books the medical tests that an application or a revival needs: at a centre, at home, or a call by a doctor. */
export const medicalAppointment = defineFacts({
  id: 'medical-appointment',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
