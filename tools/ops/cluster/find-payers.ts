import pg from 'pg';

/** Generated customers who have a premium to pay in the next weeks. */
export async function findPayers(url: string): Promise<string[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    `select distinct c.client_id from policy p join customer c on c.id = p.customer_id
      where p.policy_no < '200000000' and p.status_code = '1' and p.due_date between current_date - 10 and current_date + 25
      order by 1`,
  );
  await client.end();
  return rows.map(({ client_id: clientId }) => clientId);
}
