import { changeContact, changeContactOfCompany, test } from '@lifedesk/e2e';

test('update-mobile', async ({ page, sandbox, accessible }) => {
  await changeContact({ page, sandbox, accessible }, 'Mobile', '98123 00045', '+919812300045');
});

test.describe('a company', () => {
  test('changes its mobile', async ({ page, sandbox, accessible }) => {
    await changeContactOfCompany(
      { page, sandbox, accessible },
      'Mobile',
      '98123 00071',
      '+919812300071',
      '*** **0 0071',
    );
  });
});
