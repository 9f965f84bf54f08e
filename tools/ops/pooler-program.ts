import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from './find-program.ts';
import { type Program, programOf, unprivileged } from './program.ts';

/**
 * PgBouncer in transaction mode in front of a server that trusts its clients.
 * @param folder for its settings; every user must be able to read it
 */
export function poolerFor(database: URL, folder: string, port: number): Program & { readonly url: string } {
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${database.hostname} port=${database.port} user=${database.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
server_round_robin = 1
server_login_retry = 1
`,
  );
  const url = Object.assign(new URL(database), { hostname: '127.0.0.1', port: String(port) }).href;
  return { url, ...programOf(findProgram('pgbouncer'), ['-q', settings], { port, as: unprivileged }) };
}
