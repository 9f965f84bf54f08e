import { ANY_WIDTH, confirm, Journey, signedIn, test } from '@lifedesk/e2e';
import { freelookEnquiry, newId } from '@lifedesk/sdk';

test('freelook-request, with the number of an enquiry', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const { person, portal } = await signedIn(
    { page, sandbox },
    /can still be returned/,
    async (sdk, { policyNumbers: [, policyNo = ''] }) => {
      const { acknowledgement } = await freelookEnquiry(sdk, { policyNo }, { idempotencyKey: newId() });
      return `/cs/freelook-request?ticket=${acknowledgement.ticket}`;
    },
  );
  const journey = Journey.from(portal, 'freelook-request', accessible);
  await journey.expectAt('freelookRequest_heading');
  await journey.button('journey_continue');
  await journey.expectAt('freelookRequest_reasonHeading');
  await journey.chooseSecond(page.getByRole('radio'));
  await journey.button('journey_continue');
  await journey.expectAt('freelookRequest_reviewHeading');
  await journey.choose(page.getByRole('checkbox'));
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'freelookRequest_send');
  await journey.follow(await journey.endsWithTicket('freelookRequest_done'));
});
