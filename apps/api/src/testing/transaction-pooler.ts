import { connect, createServer, type Socket } from 'node:net';
import { readMessages } from './postgres-messages.ts';

export interface TransactionPooler {
  /** The server's URL through the pooler. */
  url: string;
  close(): Promise<void>;
}

/** A connection to the server, and the client whose transaction it runs. */
interface ServerConnection {
  readonly socket: Socket;
  client: Client | null;
  /** Queries that the server has not finished. */
  unfinished: number;
}

interface Client {
  readonly socket: Socket;
  server: ServerConnection | null;
  /** What the client sent before it got a server connection. */
  waiting: Buffer[];
}

/** What a server connection said when it was opened: parameters and key, up to the first ReadyForQuery. */
interface Pool {
  readonly greeting: Promise<Buffer>;
  readonly idle: ServerConnection[];
  readonly queue: Client[];
}

const SSL_REQUEST = 80_877_103;
const IDLE = 'I'.charCodeAt(0);
/** Messages that the server answers with ReadyForQuery: Query and Sync. */
const ENDS_IN_READY = new Set(['Q', 'S']);

/**
 * A pooler in front of a PostgreSQL server in transaction mode, like PgBouncer's: after each transaction the client gets
 * another server connection, and what a session set, locked or prepared stays behind on the old one. Needs a server that
 * trusts its clients.
 * @param size server connections per user and database, all opened with the first client
 */
export async function transactionPooler(url: string, size = 6): Promise<TransactionPooler> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const pools = new Map<string, Pool>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };

  /** Opens a connection and resolves to its greeting. It joins the idle ones by itself. */
  const openServer = (pool: Omit<Pool, 'greeting'>, startup: Buffer): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const socket = keep(connect({ port: Number(target.port), host: target.hostname, noDelay: true }));
      const server: ServerConnection = { socket, client: null, unfinished: 0 };
      const greeting: Buffer[] = [];
      let isOpen = false;
      socket.on('error', reject);
      socket.on('close', () => {
        server.client?.socket.destroy();
        pool.idle.splice(0, pool.idle.length, ...pool.idle.filter((one) => one !== server));
      });
      socket.write(startup);
      const read = readMessages();
      socket.on('data', (chunk) => {
        for (const message of read(chunk)) {
          const isReady = message[0] === 'Z'.charCodeAt(0);
          if (!isOpen) greeting.push(message);
          else server.client?.socket.write(message);
          if (!isReady) continue;
          if (isOpen) server.unfinished -= 1;
          else resolve(Buffer.concat(greeting));
          isOpen = true;
          if (server.unfinished === 0 && message[5] === IDLE) release(pool, server);
        }
      });
    });

  const poolFor = (startup: Buffer): Pool => {
    const known = pools.get(startup.toString('latin1'));
    if (known) return known;
    const made = { idle: [] as ServerConnection[], queue: [] as Client[] };
    const greetings = Array.from({ length: size }, () => openServer(made, startup));
    const pool = { ...made, greeting: Promise.all(greetings).then(([first = Buffer.alloc(0)]) => first) };
    pools.set(startup.toString('latin1'), pool);
    return pool;
  };

  const server = createServer({ noDelay: true }, (socket) => serveClient(keep(socket), poolFor));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: through.href,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function serveClient(socket: Socket, poolFor: (startup: Buffer) => Pool): void {
  const client: Client = { socket, server: null, waiting: [] };
  let pool: Pool | null = null;
  const read = readMessages({ startsUntyped: true });
  socket.on('data', (chunk) => {
    for (const message of read(chunk)) {
      if (pool) {
        // Terminate ends the client's connection, not the server's.
        if (String.fromCharCode(message[0] ?? 0) !== 'X') pass(pool, client, message);
      } else if (message.readInt32BE(4) === SSL_REQUEST) socket.write('N');
      else {
        pool = poolFor(message);
        pool.greeting.then((greeting) => socket.write(greeting)).catch(() => socket.destroy());
      }
    }
  });
  socket.on('close', () => {
    pool?.queue.splice(0, pool.queue.length, ...pool.queue.filter((one) => one !== client));
    // Ends the transaction of a client that is gone.
    client.server?.socket.destroy();
  });
}

/** Passes a message on to the client's server connection, or to the one that has been idle for longest. */
function pass(pool: Pool, client: Client, message: Buffer): void {
  if (!client.server) {
    const server = pool.idle.shift();
    if (!server) {
      if (client.waiting.length === 0) pool.queue.push(client);
      client.waiting.push(message);
      return;
    }
    client.server = server;
    server.client = client;
  }
  if (ENDS_IN_READY.has(String.fromCharCode(message[0] ?? 0))) client.server.unfinished += 1;
  client.server.socket.write(message);
}

/** Takes a server connection back after a transaction and gives it to the client that has waited for longest. */
function release(pool: Omit<Pool, 'greeting'>, server: ServerConnection): void {
  if (server.client) server.client.server = null;
  server.client = null;
  pool.idle.push(server);
  const next = pool.queue.shift();
  if (!next) return;
  const waiting = next.waiting.splice(0);
  for (const message of waiting) pass(pool as Pool, next, message);
}
