import { changeContact, test } from '@lifedesk/e2e';

test('update-mobile', async ({ page, sandbox, accessible }) => {
  await changeContact({ page, sandbox, accessible }, 'Mobile', '98123 00045', '+919812300045');
});
