import { ANY_WIDTH, confirm, Journey, signedIn, test } from '@lifedesk/e2e';
import { newId, surrenderEnquiry } from '@lifedesk/sdk';

test('surrender-request, with the number of an enquiry', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const { person, portal } = await signedIn(
    { page, sandbox },
    /One premium is due in ten days/,
    async (sdk, { policyNumbers: [policyNo = ''] }) => {
      const { acknowledgement } = await surrenderEnquiry(sdk, { policyNo }, { idempotencyKey: newId() });
      return `/cs/surrender-request?ticket=${acknowledgement.ticket}`;
    },
  );
  const journey = Journey.from(portal, 'surrender-request', accessible);
  await journey.expectAt('surrenderRequest_heading');
  await journey.button('journey_continue');
  await journey.expectAt('surrenderRequest_reviewHeading');
  await journey.choose(page.getByRole('checkbox'));
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'surrenderRequest_send');
  await journey.follow(await journey.endsWithTicket('surrenderRequest_done'));
});
