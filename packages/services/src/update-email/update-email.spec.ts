import { changeContact, test } from '@lifedesk/e2e';

test('update-email', async ({ page, sandbox, accessible }) => {
  await changeContact({ page, sandbox, accessible }, 'Email', 'asha.k@example.net', 'asha.k@example.net');
});
