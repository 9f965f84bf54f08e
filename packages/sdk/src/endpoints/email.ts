import { post } from '../transport/endpoint.ts';

/** Sends a templated message to the registered address. */
export const sendEmail = /* @__PURE__ */ post('sendEmail', '/email/send', { service: 'email' });
