import { changeContact, changeContactOfCompany, test } from '@lifedesk/e2e';

test('update-email', async ({ page, sandbox, accessible }) => {
  await changeContact({ page, sandbox, accessible }, 'Email', 'asha.k@example.net', 'asha.k@example.net');
});

test.describe('a company', () => {
  test('changes its email', async ({ page, sandbox, accessible }) => {
    await changeContactOfCompany(
      { page, sandbox, accessible },
      'Email',
      'accounts@example.net',
      'accounts@example.net',
      'acc**nts@example.net',
    );
  });
});
