import type { PaymentGateway } from '../ports/payment-gateway.ts';

/** A gateway whose address is known only once this process listens, because the process itself simulates it. */
export function lazyGateway(make: () => PaymentGateway): PaymentGateway {
  let made: PaymentGateway | undefined;
  const gateway = () => {
    made ??= make();
    return made;
  };
  return {
    createOrder: (order) => gateway().createOrder(order),
    status: (orderId) => gateway().status(orderId),
    cancel: (orderId) => gateway().cancel(orderId),
    settlement: (day) => gateway().settlement(day),
    openMandate: (mandate) => gateway().openMandate(mandate),
    mandateStatus: (mandateId) => gateway().mandateStatus(mandateId),
    endMandate: (mandateId) => gateway().endMandate(mandateId),
    announceDebit: (notice) => gateway().announceDebit(notice),
    debit: (debit) => gateway().debit(debit),
    isAuthentic: (signed) => gateway().isAuthentic(signed),
  };
}
