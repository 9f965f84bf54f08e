import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

/** The time between a stop signal and the end, in which load balancers take the node out. It still serves every call. */
export interface Drain {
  readonly isDraining: boolean;
  begin(): void;
}

/** While it drains, each response ends its connection, so that the next call opens one to another node. */
export function addDrain(app: FastifyInstance): void {
  let isDraining = false;
  app.decorate('drain', {
    get isDraining() {
      return isDraining;
    },
    begin() {
      isDraining = true;
    },
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
}
