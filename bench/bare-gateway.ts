// The minimum that a gateway does for an order: it returns a signed response and stores nothing.
//   SECRET, PORT
import Fastify from 'fastify';
import { signBody } from '../apps/api/src/platform/signed-body.ts';

const app = Fastify();
app.get('/', async () => 'here');
app.post<{ Body: { orderId: string } }>('/orders', async ({ body: { orderId } }, reply) => {
  const body = JSON.stringify({
    orderId,
    gatewayReference: `gw_${orderId}`,
    payUrl: `http://localhost/pay/${orderId}`,
  });
  const { timestamp, signature } = signBody(process.env.SECRET ?? '', body, new Date());
  return reply
    .code(201)
    .headers({ 'x-gateway-timestamp': timestamp, 'x-gateway-signature': signature })
    .type('application/json')
    .send(body);
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
