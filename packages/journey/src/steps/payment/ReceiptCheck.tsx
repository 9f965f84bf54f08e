import * as m from '@lifedesk/journey/messages';
import { Card, Columns, Link, Stack } from '@lifedesk/ui';
import encodeQR from 'qr';
import type { ReactElement } from 'react';
import { useHref } from '../../provider/use-links.ts';

/** In pixels: large enough for another phone's camera. */
const SIDE = 176;
const QUIET_ZONE = 4;

interface ReceiptCheckProps {
  /** The address that the code opens. */
  readonly address: string;
  /** The service that took the payment, by id. */
  readonly service: string;
  readonly orderId: string;
}

/** The code by which anyone can check a receipt: to scan from this screen, and as a link to the page that checks it. */
export default function ReceiptCheck({ address, service, orderId }: ReceiptCheckProps): ReactElement {
  // the page leads back to this one
  const page = useHref()('verify', { from: service, orderId });
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  return (
    <Card heading={m.payment_checkHeading()}>
      <Columns split="halves">
        <svg
          viewBox={`0 0 ${rows.length} ${rows.length}`}
          width={SIDE}
          height={SIDE}
          shapeRendering="crispEdges"
          role="img"
        >
          <title>{m.payment_checkCode()}</title>
          {/* black on white in every scheme: cameras expect it */}
          <rect width="100%" height="100%" fill="#fff" />
          <path d={pathOf(rows)} fill="#000" />
        </svg>
        <Stack gap="3">
          <p>{m.payment_checkBody()}</p>
          {page && (
            <div>
              <Link href={`${page}${new URL(address).hash}`}>{m.payment_checkLink()}</Link>
            </div>
          )}
        </Stack>
      </Columns>
    </Card>
  );
}

/** The dark modules of each row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
