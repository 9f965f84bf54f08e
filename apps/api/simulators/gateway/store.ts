import { type GatewayOrder, nextWakeAt } from './gateway-order.ts';

/** Where the gateway stores its orders. */
export interface GatewayStore {
  /** Stores the order unless one with the same merchant and order id exists. Returns the stored one. */
  add(order: GatewayOrder): Promise<GatewayOrder>;
  find(by: { reference: string } | { merchantId: string; orderId: string }): Promise<GatewayOrder | null>;
  /**
   * Changes an order with a pure function, one change at a time, so that two clicks on the same order run one after the
   * other. Returns the order before and after, or null if there is none.
   */
  change(
    reference: string,
    step: (order: GatewayOrder) => GatewayOrder,
  ): Promise<{ before: GatewayOrder; after: GatewayOrder } | null>;
  /** A merchant's payments between two instants, the second excluded, oldest first. */
  paid(merchantId: string, from: Date, to: Date): Promise<GatewayOrder[]>;
  /** References of the orders that are due (see `nextWakeAt`). */
  due(now: Date, limit: number): Promise<string[]>;
}

/** For a gateway that runs alone. Its orders are lost when the process ends. */
export function memoryStore(): GatewayStore {
  const orders = new Map<string, GatewayOrder>();
  const byId = ({ merchantId, orderId }: { merchantId: string; orderId: string }): GatewayOrder | undefined =>
    [...orders.values()].find((order) => order.merchantId === merchantId && order.orderId === orderId);
  return {
    async add(order) {
      const known = byId(order);
      if (known) return known;
      orders.set(order.reference, order);
      return order;
    },
    async find(by) {
      return ('reference' in by ? orders.get(by.reference) : byId(by)) ?? null;
    },
    async change(reference, step) {
      const before = orders.get(reference);
      if (!before) return null;
      const after = step(before);
      orders.set(reference, after);
      return { before, after };
    },
    async paid(merchantId, from, to) {
      return [...orders.values()]
        .filter(({ merchantId: id, state, changedAt, mandate }) => {
          const at = new Date(changedAt);
          return id === merchantId && state === 'paid' && !mandate && from <= at && at < to;
        })
        .sort((a, b) => a.changedAt.localeCompare(b.changedAt));
    },
    async due(now, limit) {
      return [...orders.values()]
        .filter((order) => {
          const at = nextWakeAt(order);
          return at !== null && new Date(at) <= now;
        })
        .slice(0, limit)
        .map((order) => order.reference);
    },
  };
}
