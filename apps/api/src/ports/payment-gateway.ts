/** Takes a payment outside this system: order, signed callback, status query. */
// biome-ignore lint/suspicious/noEmptyInterface: its operations are declared with the payments module
export interface PaymentGateway {}
