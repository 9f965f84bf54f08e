import type { Config } from './config.ts';
import type { Db } from './platform/database/connect.ts';
import type { Secrets } from './platform/secrets.ts';
import type { BackOffice } from './ports/back-office.ts';
import type { BankVerifier } from './ports/bank-verifier.ts';
import type { Clock } from './ports/clock.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Ids } from './ports/ids.ts';
import type { Mailer } from './ports/mailer.ts';
import type { PanRegistry } from './ports/pan-registry.ts';
import type { PaymentGateway } from './ports/payment-gateway.ts';
import type { PayoutBank } from './ports/payout-bank.ts';
import type { SmsSender } from './ports/sms-sender.ts';
import type { VirusScanner } from './ports/virus-scanner.ts';

/** Everything a handler may need. Nothing reads the environment, the clock or the network around it. */
export interface Deps {
  readonly config: Config;
  readonly db: Db;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly sms: SmsSender;
  readonly mailer: Mailer;
  readonly files: FileStore;
  readonly gateway: PaymentGateway;
  readonly backOffice: BackOffice;
  /** Null if there is no register: staff check by hand then. */
  readonly panRegistry: PanRegistry | null;
  /** Null where no bank can be asked. */
  readonly bankVerifier: BankVerifier | null;
  /** Pays out; null where none is configured: payouts stay owed then. */
  readonly payoutBank: PayoutBank | null;
  /** Looks into uploads; null where none is configured: their format alone is checked then. */
  readonly scanner: VirusScanner | null;
  /** Origin under which browsers reach this installation, without a trailing slash; known once it listens. */
  readonly origin: () => string;
}
