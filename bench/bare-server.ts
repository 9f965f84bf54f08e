// The minimum work of a server on PostgreSQL for a call: a Fastify route with one SELECT by primary key, and one with one INSERT.
//   DATABASE_URL, PORT
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
await pool.query('create table if not exists bare (id int primary key, name text not null)');
await pool.query(
  'create table if not exists bare_order (id bigint generated always as identity primary key, name text not null)',
);
await pool.query("insert into bare values (1, 'one') on conflict do nothing");

const app = Fastify();
app.post('/', async () => {
  const { rows } = await pool.query({ name: 'one', text: 'select id, name from bare where id = $1', values: [1] });
  return rows[0];
});
app.post('/insert', async () => {
  const { rows } = await pool.query({
    name: 'insert',
    text: "insert into bare_order (name) values ('one') returning id",
  });
  return rows[0];
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
