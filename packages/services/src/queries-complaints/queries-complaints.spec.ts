import { ANY_WIDTH, begin, expect, test } from '@lifedesk/e2e';

test('queries-complaints', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const { portal, journey } = await begin(
    { page, sandbox, accessible },
    'queries-complaints',
    'queriesComplaints_menuName',
  );
  await journey.expectAt('queriesComplaints_heading');
  const abroad = page.getByRole('tab', { name: portal.text('queriesComplaints_abroad') });
  await journey.showLast(page.getByRole('tab'));
  await expect(abroad).toHaveAttribute('aria-selected', 'true');
  await journey.expectAt('queriesComplaints_heading');
});
