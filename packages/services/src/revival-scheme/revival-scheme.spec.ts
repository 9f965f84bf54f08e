import { begin, decideAtGateway, expect, type Portal, signedIn, test } from '@lifedesk/e2e';

/** The policy whose revival needs a health declaration. */
const POLICY = '509012353';
const WHOSE = /Four lapsed policies/;

type Locator = ReturnType<Portal['button']>;

/** The way whose words these are, whatever it costs today. */
const way = (portal: Portal, id: string) =>
  portal.page.getByRole('radio', { name: opening(portal.text(id, { amount: '' })) });
const opening = (words: string) => new RegExp(`^${words.trim()}`);
const answers = (portal: Portal, id: string) => portal.page.getByRole('radio', { name: portal.text(id), exact: true });

test('revival-scheme, to its payment; the dashboard shows it', async ({ page, sandbox, accessible }) => {
  const given = { page, sandbox, accessible };
  const { person, portal, journey } = await begin(given, 'revival-scheme', 'revivalScheme_menuName', WHOSE);
  await journey.expectAt('revivalScheme_heading');
  await expect(page.getByText(portal.text('revivalScheme_othersHeading'))).toBeVisible();
  await journey.chooseSecond(page.getByRole('radio'));
  await expect(page.getByRole('radio', { name: new RegExp(POLICY) })).toBeChecked();
  await journey.button('journey_continue');
  await journey.expectAt('revivalScheme_schemeHeading');
  await journey.button('journey_continue');
  await expect(page.getByRole('link', { name: portal.text('revivalScheme_schemeMissing') })).toBeVisible();
  await journey.choose(way(portal, 'revivalScheme_allDues'));
  await journey.button('revivalScheme_emailQuote');
  await expect(page.getByText(portal.pattern('revivalScheme_emailed'))).toBeVisible();
  expect((await sandbox.outbox(person.email)).some(({ text }) => text.includes('509012353'))).toBe(true);
  await journey.button('journey_continue');
  await journey.expectAt('revivalScheme_healthHeading');
  for (const group of await page.locator('fieldset').all()) await journey.chooseSecond(group.getByRole('radio'));
  await expect(answers(portal, 'revivalScheme_no').last()).toBeChecked();
  await journey.choose(page.getByRole('checkbox'));
  await journey.button('journey_continue');
  await journey.expectAt('revivalScheme_reviewHeading');
  await journey.button('revivalScheme_send');
  const ticket = await journey.endsWithTicket('revivalScheme_done');
  await journey.button('payment_pay');
  await decideAtGateway(page, 'approve');
  await journey.expectAt('payment_paid');
  await page.reload();
  await journey.expectAt('payment_paid');
  await journey.press(portal.link('app_toDashboard'));
  await portal.seesDashboard();
  const card = page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 3 }), hasNot: page.getByRole('heading', { level: 2 }) })
    .filter({ hasText: POLICY });
  await expect(card.getByText(portal.text('policy_inForce'), { exact: true })).toBeVisible();
  await page.goto(`/cs/track-service-requests?ticket=${ticket}`);
  await expect(page.getByText(ticket).first()).toBeVisible();
  await accessible(page);
});

test('revival-scheme, with something to declare: it waits for a review', async ({ page, sandbox, accessible }) => {
  const { portal } = await signedIn({ page, sandbox }, WHOSE, '/cs/revival-scheme');
  const isPhone = test.info().project.name === 'phone';
  const touch = (control: Locator) => (isPhone ? control.tap() : control.click());
  const pressContinue = () => touch(portal.button('journey_continue'));
  await touch(page.getByRole('radio', { name: new RegExp(POLICY) }));
  await pressContinue();
  await touch(way(portal, 'revivalScheme_newStart'));
  await pressContinue();
  await expect(portal.heading('revivalScheme_healthHeading')).toBeVisible();
  await touch(answers(portal, 'revivalScheme_no').first());
  await touch(answers(portal, 'revivalScheme_yes').nth(1));
  await touch(answers(portal, 'revivalScheme_no').last());
  await portal.field('revivalScheme_details').fill('Dengue in August, five days in hospital.');
  await touch(page.getByRole('checkbox'));
  await accessible(page);
  await pressContinue();
  await expect(portal.heading('revivalScheme_reviewHeading')).toBeVisible();
  // what was declared is there after a reload
  await page.reload();
  await expect(way(portal, 'revivalScheme_newStart')).toBeChecked();
  await pressContinue();
  await expect(portal.field('revivalScheme_details')).toHaveValue(/^Dengue/);
  await pressContinue();
  await expect(portal.heading('revivalScheme_reviewHeading')).toBeVisible();
  await accessible(page);
  await touch(portal.button('revivalScheme_send'));
  await expect(portal.heading('revivalScheme_done')).toBeVisible();
  await expect(page.getByText(portal.text('revivalScheme_doneWait'))).toBeVisible();
  await expect(portal.button('payment_pay')).toHaveCount(0);
  await accessible(page);
  await touch(await portal.menuLink('revivalScheme_menuName'));
  await touch(page.getByRole('radio', { name: new RegExp(POLICY) }));
  await pressContinue();
  await expect(portal.heading('revivalScheme_askedHeading')).toBeVisible();
  await accessible(page);
});
